import { useMutation } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { shownOrRead } from '@/api/shown-or-read';
import { verifiedCreate } from '@/api/verified-create';
import { verifiedWrite, type ProofTime } from '@/api/verified-write';
import { timesFineSaved, type NewFine } from '../fields';
import { changeFineStatus } from './change-fine-status';
import { fineQueries, readFines } from './fine-queries';

const PATH = 'reporting-system/fines';

/** Records a fine; the server sets its amount by the time. Resolves to how often it was saved. Source: FIN-1. */
export function useCreateFine() {
  return useMutation({
    mutationFn: (fine: NewFine, { client }) =>
      verifiedCreate({
        key: `${PATH}/create ${JSON.stringify(fine)}`,
        write: () =>
          request(ignoredAnswer, { path: `${PATH}/create`, body: fine, timeout: WRITE_TIMEOUT_MS }),
        readBefore: () => shownOrRead(client, fineQueries.list().queryKey, readFines),
        readNow: readFines,
        timesSaved: (before, now) => timesFineSaved(fine, before, now),
      }),
    meta: {
      writes: ['fines'],
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
      writes: ['fines'],
      success: 'toasts:fine.statusChanged',
      failure: 'toasts:fine.statusChangeFailed',
    },
  });
}

export function deleteFine(id: number, proof?: ProofTime): Promise<unknown> {
  return verifiedWrite({
    write: () => request(ignoredAnswer, { path: `${PATH}/delete`, body: { id }, timeout: WRITE_TIMEOUT_MS }),
    wasSaved: async () => !(await readFines()).some((row) => row.id === id),
    proof,
  });
}

/** Source: FIN-4. */
export function useDeleteFine() {
  return useMutation({
    mutationFn: (id: number) => deleteFine(id),
    meta: {
      writes: ['fines'],
      success: 'toasts:fine.deleted',
      failure: 'toasts:fine.deleteFailed',
    },
  });
}
