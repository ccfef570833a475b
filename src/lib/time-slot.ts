import { invariant } from './invariant';

export const SLOT_MINUTES = 30;
export const SLOT_HOURS = SLOT_MINUTES / 60;
export const MINUTES_PER_DAY = 24 * 60;

const TIME_OF_DAY = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/** `HH:MM` or `HH:MM:SS` to minutes since midnight; `24:00` gives 1440. */
export function toMinutes(time: string): number {
  const match = TIME_OF_DAY.exec(time);
  invariant(match, `"${time}" is a time of day`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** `510` gives `08:30:00`, as on the wire and in the storage of the browser. */
export function toPeriod(minutes: number): string {
  return `${toClockTime(minutes)}:00`;
}

/** `510` gives `08:30`; `1440` gives `24:00`. */
export function toClockTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The start of the half hour around `minutes`; some servers hold records at other minutes than 0 and 30. */
export function roundDownToSlot(minutes: number): number {
  return Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES;
}

/** In minutes since midnight. Empty unless `finish` is later. Source: RP-5. */
export function slotStarts(start: number, finish: number): number[] {
  const count = Math.max(0, Math.floor((finish - start) / SLOT_MINUTES));
  return Array.from({ length: count }, (_, index) => start + index * SLOT_MINUTES);
}
