import { isTimeOfDay } from '@/lib/typed-time';

const LAST_PUNCTUAL_TIME = '08:30:00';

/** True for a punctual arrival, for which the server has no amount and fails. Source: C22. */
export function isPunctual(time: string): boolean {
  return isTimeOfDay(time) && time <= LAST_PUNCTUAL_TIME;
}

/** The minutes whose first second costs less than the rest. */
const DECIDING_MINUTES = ['08:30', '09:00', '10:00'];

/** Shortens `HH:MM:SS` to the minute, except where the seconds decide the amount; keeps any other text. */
export function fineTime(time: string): string {
  if (!isTimeOfDay(time)) return time;
  const minute = time.slice(0, 5);
  const areSecondsDecisive = DECIDING_MINUTES.includes(minute) && Number(time.slice(6)) > 0;
  return areSecondsDecisive ? time : minute;
}
