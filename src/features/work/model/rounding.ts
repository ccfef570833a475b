import { SLOT_MINUTES } from '@/lib/time-slot';

export const ROUNDINGS = ['nearest', 'up', 'down'] as const;

export type Rounding = (typeof ROUNDINGS)[number];

/** The fewest worked minutes with which a half hour is recorded. */
export const LEAST_WORKED: Record<Rounding, number> = {
  nearest: SLOT_MINUTES / 2,
  up: 1,
  down: SLOT_MINUTES,
};
