import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SentFinder } from '@/session/sent-input';
import { equalFines, type NewFine } from '../fields';
import { fineQueries, readFines } from './fine-queries';

/** Looks for a fine whose form was left while it was being sent. */
export function useSentFines(): SentFinder<NewFine> {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      countShown: (fine) => {
        const shown = queryClient.getQueryData(fineQueries.list().queryKey);
        return shown && equalFines(fine, shown).length;
      },
      countNow: async (fine) => equalFines(fine, await readFines()).length,
    }),
    [queryClient],
  );
}
