import { variantMemory } from '@/api/variant-memory';
import type { RecordedSlots } from '@/features/work/model/slot';
import type { PatchedSlot } from '@/features/work/model/slot-patch';
import { removedSlots } from '../model/slot-step';

const REPLACES_DAYS = 'reporting-system/task-performance replaces days';

/** Remembers from its answers that this server replaces a whole day by the content of one call. */
export const replacedDays = {
  isKnown: (): boolean => variantMemory.lasting.has(REPLACES_DAYS),

  /** Returns those of `unnamed` that a write has removed with its days; remembers how the server works. */
  findRemoved: (unnamed: readonly PatchedSlot[], current: RecordedSlots): PatchedSlot[] => {
    const removed = removedSlots(current, unnamed);
    const isMixed = removed.length > 0 && removed.length < unnamed.length;
    // Another user may have removed some of them: only all or none says how the server works.
    if (unnamed.length > 0 && !isMixed) variantMemory.lasting.set(REPLACES_DAYS, removed.length > 0);
    return removed;
  },
};
