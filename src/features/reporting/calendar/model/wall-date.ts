import { addDays, type CalendarDate } from '@/lib/calendar-date';

export const DAY_MS = 86_400_000;

/** The day that a wall shows; `wall` is what the clock on it says as if it were UTC, in ms. */
export function dateOfWall(wall: number): CalendarDate {
  return addDays('1970-01-01', Math.floor(wall / DAY_MS));
}

/** The same as calendar files write it: `20261120T083000`. */
export function writtenTime(wall: number): string {
  const parts = new Date(wall);
  const clock = [parts.getUTCHours(), parts.getUTCMinutes(), parts.getUTCSeconds()];
  return `${dateOfWall(wall).replaceAll('-', '')}T${clock.map((part) => String(part).padStart(2, '0')).join('')}`;
}
