import { useMutation, type QueryClient } from '@tanstack/react-query';
import { sendWrite } from '@/api/request';
import { cachedOrFetch } from '@/api/save/cached-or-fetch';
import { createRecord } from '@/api/save/create-record';
import { removeRecord, type ProofTime } from '@/api/save/proved-write';
import { today } from '@/lib/calendar-date';
import type { Fine, NewFine } from '../fields';
import { countEqualFines, equalFines } from '../model/equal-fines';
import { changeFineStatus } from './change-fine-status';
import { fineQueries, readFines } from './fine-queries';

const PATH = 'reporting-system/fines';

/** Resolves to the copies that the browser or the server saved beside the first fine, the oldest first. */
async function createFine(fine: NewFine, client: QueryClient): Promise<Fine[]> {
  let fines: Fine[] | undefined;
  const times = await createRecord({
    key: `${PATH}/create ${JSON.stringify(fine)}`,
    write: () => sendWrite(`${PATH}/create`, fine),
    readBefore: () => cachedOrFetch(client, fineQueries.list().queryKey, readFines),
    readNow: async () => {
      fines = await readFines();
      return fines;
    },
    timesSaved: (before, now) => countEqualFines(fine, now, today()) - equalFines(fine, before).length,
  });
  if (times === null || times < 2) return [];
  // No list was read where an earlier try had saved the fine; a failure here is not one of the save.
  fines ??= await readFines().catch(() => []);
  // This save stored the last `times`; the first of them stays.
  return equalFines(fine, fines).slice(1 - times);
}

/** Records a fine; the server sets its amount. Resolves to its surplus copies. Source: FIN-1. */
export function useCreateFine() {
  return useMutation({
    mutationFn: (fine: NewFine, { client }) => createFine(fine, client),
    meta: {
      writes: ['fines'],
      success: 'toasts:fine.created',
      failure: 'toasts:fine.createFailed',
    },
  });
}

/** Toggles the status of a fine; succeeds only if the list shows the new status. Source: FIN-4, C2. */
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

/** Deletes a fine; with `later`, the caller proves many at once. @throws {ApiError} */
export function deleteFine(id: number, proof?: ProofTime): Promise<unknown> {
  return removeRecord({
    write: () => sendWrite(`${PATH}/delete`, { id }),
    isGone: async () => !(await readFines()).some((row) => row.id === id),
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
