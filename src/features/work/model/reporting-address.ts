import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';

/**
 * Returns the reporting page of the user or of `staffId`: one day in the timeline, several in the form. Only
 * administrators see other people's.
 */
export function reportingAddress(dates: readonly CalendarDate[], staffId?: number): string {
  const [date] = dates;
  const day = date !== undefined && dates.length === 1 ? `view=paint&date=${date}&mode=single&` : '';
  const person = staffId === undefined ? '' : `staff=${staffId}&viewed=${staffId}&`;
  return `${paths.reporting}?${day}${person}dates=${dates.join(',')}`;
}

/** The router state, not a parameter: neither a copied link nor a reload paints again. */
export type RequestedFill = { fill: 'day' | 'missing' };

/** Returns the user's timeline of one day, or of the five days from it. */
export const timelineAddress = (date: CalendarDate, days: 1 | 5) =>
  `${paths.reporting}?view=paint&date=${date}&days=${days}`;
