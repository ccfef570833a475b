import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';

/**
 * Returns the address of the reporting page with these days chosen, for the user unless `staffId` is given:
 * one day opens in the timeline, which keeps its records, several open in the form.
 */
export function reportingAddress(dates: readonly CalendarDate[], staffId?: number): string {
  const [date] = dates;
  const day = date !== undefined && dates.length === 1 ? `view=paint&date=${date}&mode=single&` : '';
  const whose = staffId === undefined ? '' : `staff=${staffId}&viewed=${staffId}&`;
  return `${paths.reporting}?${day}${whose}dates=${dates.join(',')}`;
}

/**
 * The router state of a link that paints the rest of a day, or all days to complete, unsaved. State instead
 * of a parameter: neither a copied link nor a reload paints again.
 */
export type AskedFill = { fill: 'day' | 'missing' };

/** Returns the address of the user's timeline from this day on, for the days that a fill paints. */
export const fillAddress = (date: CalendarDate, days: 1 | 5) =>
  `${paths.reporting}?view=paint&date=${date}&days=${days}`;

/** Returns the address of one person's timeline at this day. Only administrators see other people's. */
export function personHoursAddress(staffId: number, date: CalendarDate): string {
  return `${paths.reporting}?view=paint&date=${date}&mode=single&dates=${date}&staff=${staffId}&viewed=${staffId}`;
}
