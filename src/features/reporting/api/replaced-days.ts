import { variantMemory } from '@/api/variant-memory';

const REPLACES_DAYS = 'reporting-system/task-performance replaces days';

/** Remembers from its answers that this server replaces a whole day by the content of one call. */
export const replacedDays = {
  isKnown: (): boolean => variantMemory.lasting.has(REPLACES_DAYS),
  /** After a write: how many half hours of its days it did not name, and how many of those it removed. */
  learnFrom(unnamed: number, removed: number): void {
    const isMixed = removed > 0 && removed < unnamed;
    // Another user may have removed some of them: only all or none says how the server works.
    if (unnamed === 0 || isMixed) return;
    variantMemory.lasting.set(REPLACES_DAYS, removed > 0);
  },
};
