/** The minutes of which the first second still costs less than the others. */
const DECIDING_MINUTES = ['08:30', '09:00', '10:00'];

/** `HH:MM:SS` as it is shown: to the minute, with seconds where they decide the amount. */
export function fineTime(time: string): string {
  const minute = time.slice(0, 5);
  const isDecided = DECIDING_MINUTES.includes(minute) && Number(time.slice(6)) > 0;
  return isDecided ? time : minute;
}
