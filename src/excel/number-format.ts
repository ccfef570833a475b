/** Built-in formats of Excel that show a day or a time, as ranges of their ids. */
const DATE_FORMATS: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

const DATE_CODE = 'yyyy-mm-dd';

/** A date code for each built-in format that shows a day or a time; empty for any other. */
export function builtInFormat(id: number): string {
  return DATE_FORMATS.some(([first, last]) => id >= first && id <= last) ? DATE_CODE : '';
}

/** Parts of a code that are no placeholders: quoted texts, escaped signs, brackets other than `[h]`, `[m]` and `[s]`. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/** True for a format that shows a day or a time; `e` and `g` show years of Japanese eras. */
export function isDateFormat(code: string): boolean {
  const signs = code.replaceAll(LITERALS, '').replaceAll(/general|E[+-]/gi, '');
  return /[ymdhsge]/i.test(signs);
}

const MINUTES_OF_DAY = 24 * 60;
const MS_OF_DAY = MINUTES_OF_DAY * 60_000;
/** Day 0 of Excel, which wrongly counts 29 February 1900: dates before March 1900 are a day off. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** The days between both day zeros: old workbooks of the Mac count from 1904. */
const DAYS_TO_1904 = 1462;
/** The last day of the year 9999. */
const LAST_SERIAL = 2_958_465;
/** Half a millisecond, which outweighs the rounding errors of serial numbers. */
const HALF_MS = 0.5 / MS_OF_DAY;

const twoDigits = (part: number) => String(part).padStart(2, '0');

function formatTime(fraction: number): string {
  const minutes = Math.floor((fraction + HALF_MS) * MINUTES_OF_DAY);
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}

/**
 * `YYYY-MM-DD`, or with `keepsTimes` `YYYY-MM-DD HH:MM` where the number has a time; `HH:MM` for a number
 * below 1. Null outside the range of dates.
 */
export function formatSerial(
  serial: number,
  { countsFrom1904 = false, keepsTimes = false }: { countsFrom1904?: boolean; keepsTimes?: boolean } = {},
): string | null {
  if (serial >= 0 && serial < 1) return formatTime(serial);
  const day = Math.floor(serial + HALF_MS) + (countsFrom1904 ? DAYS_TO_1904 : 0);
  if (!(day >= 1 && day <= LAST_SERIAL)) return null;
  const date = new Date(DAY_ZERO + day * MS_OF_DAY);
  const text = `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
  const fraction = serial - Math.floor(serial + HALF_MS);
  return keepsTimes && (fraction + HALF_MS) * MINUTES_OF_DAY >= 1 ? `${text} ${formatTime(fraction)}` : text;
}

/** Applies a code of zeros and separators only, such as `00000` or `000-0000-0000`; ignores any other code. */
export function formatNumber(value: number, format: string): string {
  const signs = format.replaceAll(/[\\"]/g, '');
  const zeros = signs.replaceAll(/[^0]/g, '').length;
  if (zeros < 2 || !/^[0\-() ]+$/.test(signs) || !Number.isInteger(value) || value < 0) return String(value);
  const digits = String(value).padStart(zeros, '0');
  if (digits.length > zeros) return digits;
  const remaining = [...digits];
  return signs.replaceAll('0', () => remaining.shift() ?? '');
}
