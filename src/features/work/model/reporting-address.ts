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

/** What a link to the timeline asks it to paint, unsaved: the rest of its day, or all days to complete. In the state of the link, not in its address: nobody shares it, and no reload asks it again. */
export type AskedFill = { fill: 'day' | 'missing' };

/** The timeline of oneself from this day on, for the days that a fill is to paint. */
export const fillAddress = (date: CalendarDate, days: 1 | 5) =>
  `${paths.reporting}?view=paint&date=${date}&days=${days}`;

/** The timeline of one person at this day. Only administrators see that of others. */
export function personHoursAddress(staffId: number, date: CalendarDate): string {
  return `${paths.reporting}?view=paint&date=${date}&mode=single&dates=${date}&staff=${staffId}&viewed=${staffId}`;
}
