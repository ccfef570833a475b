import { formatClock } from '@/i18n/format';
import { toClockTime } from '@/lib/time-slot';

/** Formats minutes since midnight as a time: 510 is 8:30. */
export const formatMinutes = (minutes: number) => formatClock(toClockTime(minutes));

/** Formats both ends of a time span, as parameters of a text. */
export const formatTimes = ({ start, finish }: { start: number; finish: number }) => ({
  start: formatMinutes(start),
  finish: formatMinutes(finish),
});
