import { paths } from '@/config/paths';
import type { CalendarDate } from '@/lib/calendar-date';

/** The form that registers leave, with a person and days already chosen. */
export function registrationAddress(staffId: number, dates: readonly CalendarDate[]): string {
  return `${paths.leaveRegistration}?mode=existing&staff=${staffId}&dates=${dates.join(',')}`;
}
