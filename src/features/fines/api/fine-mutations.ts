import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { verifiedWrite } from '@/api/verified-write';
import type { NewFine } from '../model/new-fine';
import { changeFineStatus } from './change-fine-status';
import { fineQueries, readFines } from './fine-queries';
import type { Fine } from './fine-schema';

const PATH = 'reporting-system/fines';

/** Whether `fine` came into the list since it was last seen. Throws when it is there but may be an older one. */
async function wasCreated(fine: NewFine, seenBefore: readonly Fine[] | undefined): Promise<boolean> {
  const equal = (await readFines()).filter(
    (row) => row.staffId === fine.staff && row.date === fine.date && row.time === fine.time,
  );
  if (equal.length > 0 && !seenBefore) throw new ApiError('server');
  return equal.some((row) => !seenBefore?.some(({ id }) => id === row.id));
}

/** Records a fine; the server sets its amount by the time. Source: FIN-1. */
export function useCreateFine() {
  return useMutation({
    mutationFn: (fine: NewFine, { client }) => {
      const seenBefore = client.getQueryData(fineQueries.list().queryKey);
      return verifiedWrite({
        write: () =>
          request(ignoredAnswer, { path: `${PATH}/create`, body: fine, timeout: WRITE_TIMEOUT_MS }),
        wasSaved: () => wasCreated(fine, seenBefore),
      });
    },
    meta: {
      invalidates: [fineQueries.all],
      success: 'toasts:fine.created',
      failure: 'toasts:fine.createFailed',
    },
  });
}

/** Turns the status of a fine; a success only when the list shows it. Source: FIN-4, C2. */
export function useChangeFineStatus() {
  return useMutation({
    mutationFn: changeFineStatus,
    meta: {
      invalidates: [fineQueries.all],
      success: 'toasts:fine.statusChanged',
      failure: 'toasts:fine.statusChangeFailed',
    },
  });
}

/** Source: FIN-4. */
export function useDeleteFine() {
  return useMutation({
    mutationFn: (id: number) =>
      verifiedWrite({
        write: () =>
          request(ignoredAnswer, { path: `${PATH}/delete`, body: { id }, timeout: WRITE_TIMEOUT_MS }),
        wasSaved: async () => !(await readFines()).some((row) => row.id === id),
      }),
    meta: {
      invalidates: [fineQueries.all],
      success: 'toasts:fine.deleted',
      failure: 'toasts:fine.deleteFailed',
    },
  });
}
