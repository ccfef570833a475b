import { normaliseInput } from '@/lib/normalise-text';

/** Such as 1:30 and 100:00:00. */
const CLOCK_LENGTH = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/;
const NUMBER = /^\d+(?:[.,]\d+)?$/;
/** Such as 1h 30m, PT1H30M and 1時間30分; minutes after hours need no unit. */
const NAMED_UNITS =
  /^(?:pt)?(?:(\d+(?:[.,]\d+)?)\s?(?:h|hrs?|hours?|時間)\s?)?(?:(\d+(?:[.,]\d+)?)\s?(?:m|mins?|minutes?|分|$)\s?)?(?:(\d+)\s?(?:s|secs?|seconds?|秒))?$/;

const toNumber = (text = '0') => Number(text.replace(',', '.'));

/** Parses minutes of 1:30, 1.5, 1h 30m, 1時間30分; `unit` is that of whole numbers. Null for others. */
export function readDuration(written: string, unit: 'hours' | 'minutes'): number | null {
  const text = normaliseInput(written).toLowerCase().replace('時間半', '時間30分');
  if (NUMBER.test(text)) {
    const isMinutes = unit === 'minutes' && /^\d+$/.test(text);
    return Math.round(toNumber(text) * (isMinutes ? 1 : 60));
  }
  const [, hours, minutes, seconds] = CLOCK_LENGTH.exec(text) ?? NAMED_UNITS.exec(text) ?? [];
  if (hours === undefined && minutes === undefined && seconds === undefined) return null;
  return Math.round(toNumber(hours) * 60 + toNumber(minutes) + toNumber(seconds) / 60);
}

const HOURS_PER_DAY = 24;

/** Detects the unit of a column's whole numbers: minutes if one exceeds the hours of a day. */
export function detectUnit(texts: Iterable<string>): 'hours' | 'minutes' {
  for (const written of texts) {
    const text = normaliseInput(written);
    if (/^\d+$/.test(text) && Number(text) > HOURS_PER_DAY) return 'minutes';
  }
  return 'hours';
}
