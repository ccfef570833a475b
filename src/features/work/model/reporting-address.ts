import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';

/**
 * Returns the address of the timeline of one day, of the user or of `staffId`; only administrators see other people's.
 * `mode`, `dates` and `staff` pick the same day and person in the form, one press away.
 */
export function reportingAddress(date: CalendarDate, staffId?: number): string {
  return toAddress({ view: 'paint', date, mode: 'single', staff: staffId, viewed: staffId, dates: date });
}

/**
 * A fill of the timeline that a link requests: of the day, or of all missing half hours. It travels as router state, not as a
 * parameter, so that neither a copied link nor a reload fills again.
 */
export type RequestedFill = { fill: 'day' | 'missing' };

/** Returns the address of the user's timeline of one day, or of the five days from it. */
export function timelineAddress(date: CalendarDate, days: 1 | 5): string {
  return toAddress({ view: 'paint', date, days });
}

function toAddress(fields: UrlFields): string {
  return `${paths.reporting}?${String(writeUrlFields(new URLSearchParams(), fields))}`;
}
