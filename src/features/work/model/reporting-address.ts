import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';

/** `mode`, `dates` and `staff` select the same day and person in the form of the page. */
export function reportingAddress(date: CalendarDate, staffId?: number): string {
  return toAddress({ view: 'paint', date, mode: 'single', staff: staffId, viewed: staffId, dates: date });
}

/** Router state, not a parameter: neither a reload nor a copied link may fill again. */
export type RequestedFill = { fill: 'day' | 'missing' };

export function timelineAddress(date: CalendarDate, days: 1 | 5): string {
  return toAddress({ view: 'paint', date, days });
}

function toAddress(fields: UrlFields): string {
  return `${paths.reporting}?${String(writeUrlFields(new URLSearchParams(), fields))}`;
}
