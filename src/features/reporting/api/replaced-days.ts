import { variantMemory } from '@/api/variant-memory';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { PatchedSlot } from '@/features/work/model/slot-patch';
import { removedSlots } from '../model/slot-step';

const REPLACES_DAYS = 'reporting-system/task-performance replaces days';

/** Remembers from its answers that this server replaces a whole day by the content of one call. */
export const replacedDays = {
  isKnown: (): boolean => variantMemory.lasting.has(REPLACES_DAYS),

  /** Returns those of `unnamed` that a write has removed with its days; remembers how the server works. */
  findRemoved: (
    unnamed: readonly PatchedSlot[],
    current: RecordedSlots,
    { isSent }: { isSent: boolean },
  ): PatchedSlot[] => {
    const removed = removedSlots(current, unnamed);
    if (unnamed.length === 0) return removed;
    // Some may be removed by another user, and a failed write removes none: neither says how the server works.
    if (removed.length === unnamed.length) variantMemory.lasting.set(REPLACES_DAYS, true);
    else if (removed.length === 0 && isSent) variantMemory.lasting.set(REPLACES_DAYS, false);
    return removed;
  },
};
