/** Built-in formats of Excel that show a day or a time, as ranges of their ids. */
const DATE_FORMATS: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

const DATE_CODE = 'yyyy-mm-dd';

/** The code of a built-in format; empty where it shows no day or time. */
export function builtInFormat(id: number): string {
  return DATE_FORMATS.some(([first, last]) => id >= first && id <= last) ? DATE_CODE : '';
}

/** Parts of a code that are no placeholders: quoted texts, escaped signs, colours and locales in brackets. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/** True for a format that shows a day or a time; `e` and `g` show years of Japanese eras. */
export function isDateFormat(code: string): boolean {
  const signs = code.replaceAll(LITERALS, '').replaceAll(/general|E[+-]/gi, '');
  return /[ymdhsge]/i.test(signs);
}

const MS_OF_DAY = 24 * 60 * 60_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Old workbooks of the Mac count days from 1904. */
const DAYS_TO_1904 = 1462;
/** The last day of the year 9999. */
const LAST_SERIAL = 2_958_465;
const HALF_MS = 0.5 / MS_OF_DAY;

const two = (part: number) => String(part).padStart(2, '0');

const MINUTES_OF_DAY = 24 * 60;

/** `HH:MM` of a fraction of a day. */
function timeText(part: number): string {
  const minutes = Math.floor((part + HALF_MS) * MINUTES_OF_DAY);
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/**
 * Converts a serial number of Excel to `YYYY-MM-DD`, with `keepsTime` also to `YYYY-MM-DD HH:MM` where it has a time, and a fraction
 * of a day to `HH:MM`. Null outside the range of dates.
 */
export function serialText(serial: number, countsFrom1904 = false, keepsTime = false): string | null {
  if (serial >= 0 && serial < 1) return timeText(serial);
  const day = Math.floor(serial + HALF_MS) + (countsFrom1904 ? DAYS_TO_1904 : 0);
  if (!(day >= 1 && day <= LAST_SERIAL)) return null;
  const date = new Date(FIRST_DAY + day * MS_OF_DAY);
  const text = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  const part = serial - Math.floor(serial + HALF_MS);
  return keepsTime && part * MINUTES_OF_DAY >= 1 ? `${text} ${timeText(part)}` : text;
}

/** Formats a number by a code of zeros and separators only, such as `00000` or `000-0000-0000`; else writes it plainly. */
export function numberText(value: number, format: string): string {
  const signs = format.replaceAll(/[\\"]/g, '');
  const zeros = signs.replaceAll(/[^0]/g, '').length;
  if (zeros < 2 || !/^[0\-() ]+$/.test(signs) || !Number.isInteger(value) || value < 0) return String(value);
  const digits = String(value).padStart(zeros, '0');
  if (digits.length > zeros) return digits;
  let at = 0;
  return signs.replaceAll('0', () => digits[at++] ?? '');
}
