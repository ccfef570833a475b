import { dialectMemory } from '@/api/dialect-memory';

const NAME = 'reporting-system/task-performance replaces days';

/** Whether this server replaces a whole day with what one call holds, as far as its answers have shown. */
export const replacedDays = {
  isKnown: (): boolean => dialectMemory.lasting.has(NAME),
  /** Of so many half hours beside those of a write, so many went with it. */
  learn(besides: number, gone: number): void {
    if (besides === 0 || (gone > 0 && gone < besides)) return;
    dialectMemory.lasting.set(NAME, gone > 0);
  },
};
