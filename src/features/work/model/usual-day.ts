import { toMinutes } from '@/lib/time-slot';

/** Minutes since midnight. */
export const USUAL_START = toMinutes('08:30');
export const USUAL_FINISH = toMinutes('17:30');
export const LUNCH_START = toMinutes('12:00');
export const LUNCH_FINISH = toMinutes('13:00');

export function isLunch(start: number): boolean {
  return start >= LUNCH_START && start < LUNCH_FINISH;
}
