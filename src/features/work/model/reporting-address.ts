import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';

/**
 * The reporting page with these days chosen, of oneself unless somebody is named: one on the timeline, which keeps what is
 * recorded of it, several in the form.
 */
export function reportingAddress(dates: readonly CalendarDate[], staffId?: number): string {
  const [date] = dates;
  const day = date !== undefined && dates.length === 1 ? `view=paint&date=${date}&mode=single&` : '';
  const whose = staffId === undefined ? '' : `staff=${staffId}&viewed=${staffId}&`;
  return `${paths.reporting}?${day}${whose}dates=${dates.join(',')}`;
}

/**
 * The state of a link to the timeline: it paints the rest of its day, or all days to complete, unsaved. The address does not hold it, so that
 * neither a copied link nor a reload paints again.
 */
export type AskedFill = { fill: 'day' | 'missing' };

/** The own timeline from this day on, for the days that a fill paints. */
export const fillAddress = (date: CalendarDate, days: 1 | 5) =>
  `${paths.reporting}?view=paint&date=${date}&days=${days}`;

/** The timeline of one person at this day. Only administrators see that of others. */
export function personHoursAddress(staffId: number, date: CalendarDate): string {
  return `${paths.reporting}?view=paint&date=${date}&mode=single&dates=${date}&staff=${staffId}&viewed=${staffId}`;
}
