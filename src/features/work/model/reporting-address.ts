import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';

/** The reporting page with these days chosen: one by itself, several together. */
export function reportingAddress(dates: readonly CalendarDate[]): string {
  const mode = dates.length === 1 ? 'mode=single&' : '';
  return `${paths.reporting}?${mode}dates=${dates.join(',')}`;
}
