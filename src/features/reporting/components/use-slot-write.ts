import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { slotQueries } from '../api/slot-queries';
import { useSendSlots } from '../api/slot-mutations';
import { partsOf } from '../model/row-chunks';
import type { SlotWrite } from '../model/slot-rows';
import type { RecordedSlots } from '../model/write-summary';
import { useQueueSlots } from './use-slot-jobs';

/** A write that did not come to its end. */
type Unsent = { write: SlotWrite; sent: number; total: number; error: unknown };

export type SlotWriting = {
  /** Null while nothing is being sent. */
  progress: { sent: number; total: number } | null;
  unsent: Unsent | null;
  /** The job that waits for a connection in place of the last write, or of its rest. */
  queuedJobId: string | null;
  /** Sends a write in calls of at most 500 rows, one after the other. Resolves to true when all were sent. */
  run: (write: SlotWrite) => Promise<boolean>;
  /** Ends the write after the call that is under way. */
  stop: () => void;
  /** Sends only what was not sent; true when that was all. */
  retry: () => Promise<boolean>;
  dismiss: () => void;
};

/**
 * Writes half hours, with progress, a stop between calls, and another try of what is left. Without a connection, or
 * behind half hours that wait for one, they are queued: of a record with a natural key nothing is written twice.
 */
export function useSlotWrite(): SlotWriting {
  const queryClient = useQueryClient();
  const send = useSendSlots();
  const { seen, isBehindWaiting, queue, sendNow } = useQueueSlots();
  const [progress, setProgress] = useState<SlotWriting['progress']>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [queuedJobId, setQueuedJobId] = useState<string | null>(null);
  const isRunning = useRef(false);
  const isStopped = useRef(false);

  async function run(write: SlotWrite, before = 0): Promise<boolean> {
    if (isRunning.current) return false;
    setUnsent(null);
    const recorded = seen(write);
    if (isBehindWaiting(write) && wait(write, recorded)) {
      sendNow();
      return true;
    }
    setQueuedJobId(null);
    isRunning.current = true;
    const parts = partsOf(write);
    const total = before + write.rows.length;
    let sent = before;
    let isWaiting = false;
    isStopped.current = false;
    for (const [index, part] of parts.entries()) {
      setProgress({ sent, total });
      const isLast = index === parts.length - 1;
      // The failure was said by the mutation itself; here it only ends the loop.
      const failure = await send(part, isLast).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) sent += part.rows.length;
      if (failure || (isStopped.current && !isLast)) {
        const rest = { ...write, rows: write.rows.slice(sent - before) } as SlotWrite;
        isWaiting = isOffline(failure?.error) && wait(rest, recorded);
        if (!isWaiting) setUnsent({ write: rest, sent, total, error: failure?.error ?? null });
        if (!failure) void queryClient.invalidateQueries({ queryKey: slotQueries.all });
        break;
      }
    }
    setProgress(null);
    isRunning.current = false;
    return isWaiting || sent === total;
  }

  /** False where the browser cannot keep it. */
  function wait(write: SlotWrite, before: RecordedSlots): boolean {
    const jobId = queue(write, before);
    setQueuedJobId(jobId);
    return jobId !== null;
  }

  return {
    progress,
    unsent,
    queuedJobId,
    run: (write) => run(write),
    stop: () => void (isStopped.current = true),
    retry: async () => unsent !== null && run(unsent.write, unsent.sent),
    dismiss: () => setUnsent(null),
  };
}

/** True when the answer was lost, so that the records may have been written nevertheless. */
export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && error.isUncertain;
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'offline';
}
