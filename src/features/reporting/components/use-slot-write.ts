import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { slotQueries } from '../api/slot-queries';
import { useSendSlots, type SlotWrite } from '../api/slot-mutations';
import { chunkRows } from '../model/row-chunks';

/** A write that did not come to its end. */
type Unsent = { write: SlotWrite; sent: number; total: number; error: unknown };

export type SlotWriting = {
  /** Null while nothing is being sent. */
  progress: { sent: number; total: number } | null;
  unsent: Unsent | null;
  /** Sends a write in calls of at most 500 rows, one after the other. Resolves to true when all were sent. */
  run: (write: SlotWrite) => Promise<boolean>;
  /** Ends the write after the call that is under way. */
  stop: () => void;
  /** Sends only what was not sent; true when that was all. */
  retry: () => Promise<boolean>;
  dismiss: () => void;
};

/** Writes half hours, with progress, a stop between calls, and another try of what is left. */
export function useSlotWrite(): SlotWriting {
  const queryClient = useQueryClient();
  const send = useSendSlots();
  const [progress, setProgress] = useState<SlotWriting['progress']>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const isRunning = useRef(false);
  const isStopped = useRef(false);

  async function run(write: SlotWrite, before = 0): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    const parts = chunksOf(write);
    const total = before + write.rows.length;
    let sent = before;
    isStopped.current = false;
    setUnsent(null);
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
        setUnsent({ write: rest, sent, total, error: failure?.error ?? null });
        if (!failure) void queryClient.invalidateQueries({ queryKey: slotQueries.all });
        break;
      }
    }
    setProgress(null);
    isRunning.current = false;
    return sent === total;
  }

  return {
    progress,
    unsent,
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

function chunksOf(write: SlotWrite): SlotWrite[] {
  return write.kind === 'fill'
    ? chunkRows(write.rows).map((rows) => ({ kind: 'fill', rows }))
    : chunkRows(write.rows).map((rows) => ({ kind: 'clear', rows }));
}
