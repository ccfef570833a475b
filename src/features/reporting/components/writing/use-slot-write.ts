import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '@/api/api-error';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { SlotPatch } from '@/features/work/model/slot-patch';
import { slotWriter, type WriterState } from '../../api/slot-writer';

export type SlotWriting = WriterState & {
  /** Sends a patch in calls of at most 500 rows, one after the other. Resolves to true when all were sent. */
  run: (patch: SlotPatch) => Promise<boolean>;
  /** Ends the write after the call that is under way. */
  stop: () => void;
  /** Sends only what was not sent; true when that was all. */
  retry: () => Promise<boolean>;
  dismiss: () => void;
};

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
    retry: () => slotWriter.retry({ ownerId, queryClient }),
    dismiss: slotWriter.dismiss,
  };
}

/** True when the answer was lost, so that the records may have been written nevertheless. */
export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && error.isUncertain;
}
