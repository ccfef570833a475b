import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { MessageKey } from '@/i18n/catalogue';
import { normaliseInput } from '@/lib/normalise-text';

/** The length of a leave or of overtime on the wire: code 1 to 9, or words in old rows. */
export type WireDuration = string | number;

export const DURATION_CODES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export type DurationCode = (typeof DURATION_CODES)[number];

export const FULL_DAY_CODE = 1;

export const HALF_DAY_HOURS = FULL_DAY_HOURS / 2;

const DURATIONS: Record<DurationCode, { hours: number; label: MessageKey }> = {
  1: { hours: FULL_DAY_HOURS, label: 'leave:duration.fullDay' },
  2: { hours: HALF_DAY_HOURS, label: 'leave:duration.halfDay' },
  3: { hours: 3.5, label: 'leave:duration.hours3Minutes30' },
  4: { hours: 3, label: 'leave:duration.hours3' },
  5: { hours: 2.5, label: 'leave:duration.hours2Minutes30' },
  6: { hours: 2, label: 'leave:duration.hours2' },
  7: { hours: 1.5, label: 'leave:duration.hours1Minutes30' },
  8: { hours: 1, label: 'leave:duration.hours1' },
  9: { hours: 0.5, label: 'leave:duration.minutes30' },
};

/** A number before its unit, but not the end of another one: `1:30 Hrs` and `3,5 Hrs` name no hours. */
const HOURS = /(?<![\d.]|\d[,:])(\d+(?:\.\d+)?)\s*(?:hours?|hrs?|時間)/;
const MINUTES = /(?<![\d.]|\d[,:])(\d+(?:\.\d+)?)\s*(?:minutes?|mins?|分)/;

/** Converts a code 1 to 9, or words such as `3 Hrs : 30 Min` or `3時間30分`, to hours; null for others. */
export function toDurationHours(wire: WireDuration): number | null {
  const text = normaliseInput(String(wire)).toLowerCase().replace('時間半', '時間30分');
  const code = DURATION_CODES.find((durationCode) => String(durationCode) === text);
  if (code) return DURATIONS[code].hours;
  if (/^full\s*day|^(?:全日|1日)/.test(text)) return DURATIONS[1].hours;
  if (/^half\s*day|^半日/.test(text)) return DURATIONS[2].hours;
  const hours = HOURS.exec(text)?.[1];
  const minutes = MINUTES.exec(text)?.[1];
  if (hours === undefined && minutes === undefined) return null;
  return Number(hours ?? 0) + Number(minutes ?? 0) / 60;
}

/** Returns the code of the same length; null if there is none. */
export function toDurationCode(wire: WireDuration): DurationCode | null {
  const hours = toDurationHours(wire);
  return DURATION_CODES.find((code) => DURATIONS[code].hours === hours) ?? null;
}

/** Returns the message key of a duration, or an unknown value unchanged. Source: LV-2. */
export function durationLabel(wire: WireDuration): string {
  const code = toDurationCode(wire);
  return code ? DURATIONS[code].label : String(wire);
}

/** True for a full or half day, whose label does not name its hours. */
export function isFullOrHalfDay(wire: WireDuration): boolean {
  const hours = toDurationHours(wire);
  return hours === FULL_DAY_HOURS || hours === HALF_DAY_HOURS;
}

/** Compares lengths, of codes and of words alike; unreadable values are compared as texts. */
export function isSameDuration(first: WireDuration, second: WireDuration): boolean {
  const hours = toDurationHours(first);
  return hours === null ? String(first) === String(second) : hours === toDurationHours(second);
}
