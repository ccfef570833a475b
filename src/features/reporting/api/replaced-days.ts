import { variantMemory } from '@/api/variant-memory';
import type { RecordedSlots } from '@/features/work/model/slot';
import { sortPatch, type PatchedSlot, type SlotPatch } from '@/features/work/model/slot-patch';
import { removedSlots, wholeDays } from '../model/slot-step';

const REPLACES_DAYS = 'reporting-system/task-performance replaces days';

/** Remembers whether this server replaces a whole day by the content of one call. */
export const replacedDays = {
  isKnown: (): boolean => variantMemory.lasting.has(REPLACES_DAYS),

  /** Adds the other recorded half hours of the days where this server is known to replace them. */
  toSend: (patch: SlotPatch, recorded: RecordedSlots): SlotPatch =>
    replacedDays.isKnown() ? sortPatch(wholeDays(patch, recorded)) : patch,

  /** Returns the half hours that are gone after a write that did not name them, and learns from them. */
  findRemoved: (
    unnamed: readonly PatchedSlot[],
    current: RecordedSlots,
    { isSent }: { isSent: boolean },
  ): PatchedSlot[] => {
    const removed = removedSlots(current, unnamed);
    if (unnamed.length === 0) return removed;
    // Another user may have removed a part, and a failed write removes none: neither proves anything.
    if (removed.length === unnamed.length) variantMemory.lasting.set(REPLACES_DAYS, true);
    else if (removed.length === 0 && isSent) variantMemory.lasting.set(REPLACES_DAYS, false);
    return removed;
  },
};
