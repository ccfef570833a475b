import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { today } from '@/lib/calendar-date';
import { useRecordForm } from '@/session/record-form';
import type { DuplicateProbe } from '@/session/duplicate-probe';
import { notices } from '@/ui/notice/notices';
import { useToday } from '@/ui/page/use-today';
import { useCreateFine } from '../api/fine-mutations';
import { fineQueries, readFines } from '../api/fine-queries';
import { EMPTY_FINE, fineFormSchema, type NewFine } from '../fields';
import { countEqualFines, equalFines } from '../model/equal-fines';
import { FineSurplus } from './fine-surplus';

/** Counts the fines that equal one whose form was left while it was being sent. */
function useSentFines(): DuplicateProbe<NewFine> {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      countShown: (fine) => {
        const listed = queryClient.getQueryData(fineQueries.list().queryKey);
        return listed && equalFines(fine, listed).length;
      },
      countCurrent: async (fine) => countEqualFines(fine, await readFines(), today()),
    }),
    [queryClient],
  );
}

/** Source: FIN-1. */
export function useFineForm() {
  const create = useCreateFine();
  const opened = { ...EMPTY_FINE, date: useToday() };

  /** Records a fine, and reports if the browser or the server saved it more than once. */
  async function recordFine({ values }: { values: NewFine }): Promise<void> {
    const [first, ...others] = await create.mutateAsync(values);
    if (!first) return;
    notices.show((close) => <FineSurplus surplus={[first, ...others]} onRemoved={close} />);
  }

  return useRecordForm({
    kind: 'fine',
    id: null,
    schema: fineFormSchema,
    probe: useSentFines(),
    opened,
    next: opened,
    save: { mutateAsync: recordFine, error: create.error },
  });
}
