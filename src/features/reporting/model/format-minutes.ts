import { formatClock } from '@/i18n/format';
import { toClockTime } from '@/lib/time-slot';

export const formatMinutes = (minutes: number) => formatClock(toClockTime(minutes));

export const formatTimes = ({ start, finish }: { start: number; finish: number }) => ({
  start: formatMinutes(start),
  finish: formatMinutes(finish),
});
