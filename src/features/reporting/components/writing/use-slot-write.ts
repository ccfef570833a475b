import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '@/api/api-error';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { isNotKept, slotWriter, type WriteEnd, type WriterState } from '../../api/slot-writer';

export type SlotWriting = WriterState & {
  /** Sends a patch in calls of at most 500 rows, one after the other, and reads what the server holds then. */
  run: (patch: SlotPatch) => Promise<WriteEnd>;
  /** Ends the write after the call that is under way. */
  stop: () => void;
  /** Sends what of the last write is left. */
  retry: (left: SlotPatch) => Promise<WriteEnd>;
  dismiss: () => void;
};

/** What a page shows of its writes. `retry` resolves to whether nothing is left. */
export type ShownWriting = WriterState &
  Pick<SlotWriting, 'stop' | 'dismiss'> & { retry: () => Promise<boolean> };

/**
 * Writes half hours, with progress, a stop between calls, and another try of what is left. Sending goes on when the page
 * is left. Without a connection, or behind half hours in the outbox, they go there.
 */
export function useSlotWrite(): SlotWriting {
  const queryClient = useQueryClient();
  const { id: ownerId } = useSignedInStaff();
  const state = useSyncExternalStore(slotWriter.subscribe, () => slotWriter.get(ownerId));
  useEffect(() => slotWriter.watch(), []);

  return {
    ...state,
    run: (patch) => slotWriter.run(patch, { ownerId, queryClient }),
    stop: slotWriter.stop,
    retry: (left) => slotWriter.retry(left, { ownerId, queryClient }),
    dismiss: slotWriter.dismiss,
  };
}

/** True when the answer was lost, so that the records may have been written nevertheless. */
export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && error.isUncertain && !isNotKept(error);
}

/** True for a write of which nothing is left to be decided: all of it is stored, or waits to be sent. */
export function isSettled(end: WriteEnd): boolean {
  return end === 'saved' || end === 'waits';
}
