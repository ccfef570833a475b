import { SLOT_MINUTES } from '@/lib/time-slot';

/** Which half hours are recorded: those of which any, at least half, or all was worked. */
export type Rounding = 'up' | 'nearest' | 'down';

/** The fewest worked minutes with which a half hour is recorded. */
export const LEAST_WORKED: Record<Rounding, number> = {
  up: 1,
  nearest: SLOT_MINUTES / 2,
  down: SLOT_MINUTES,
};
