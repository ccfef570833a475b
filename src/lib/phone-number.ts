/** Includes the dashes, minus and long sound mark (ー) that Japanese keyboards write for a hyphen. */
const SEPARATORS = /[\s().\-\u2010\u2011\u2013\u2014\u2212\u30fc]/g;
const DIALLED = /^\+?\d{7,15}$/;

const BEGINNING = /^\s*[+(\d０-９＋（]/;
const LONGEST_NUMBER = 40;

/** Country codes have one, two or three digits. Source: ITU-T E.164. */
const COUNTRY = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The digits, with a leading + if the text has one; null for a text that is no number. */
function plainDigits(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(SEPARATORS, '');
  return /^\+?\d+$/.test(digits) ? digits : null;
}

export function isPhoneNumber(text: string): boolean {
  return DIALLED.test(plainDigits(text) ?? '');
}

/** Forms refuse separators. Returns other texts unchanged. */
export function tidyPhone(text: string): string {
  return plainDigits(text) ?? text;
}

const withoutCountry = (digits: string) => digits.replace(COUNTRY, '');

/** As dialled within the country: +81 90-1234, +81 (0)90-1234 and 090-1234 give 0901234. */
const toDomestic = (digits: string) => withoutCountry(digits).replace(/^0?/, '0');

/** Further texts by which a search finds a telephone number: its digits, and its domestic form. */
export function phoneKeys(text: string): string[] {
  // Fast, because most cells of long lists are no numbers.
  if (!BEGINNING.test(text) || text.length > LONGEST_NUMBER) return [];
  const digits = plainDigits(text);
  if (digits === null || !DIALLED.test(digits)) return [];
  if (!digits.startsWith('+')) return digits === text ? [] : [digits];
  return [digits.slice(1), toDomestic(digits)];
}

const LEAST_DIGITS = 3;
/** With a dot and fewer digits it is a figure, such as `12.5`. */
const LEAST_WITH_DOTS = 7;

/** Returns the digits to look for; null for a search that is no beginning of a telephone number. */
export function searchedDigits(search: string): string | null {
  const digits = plainDigits(search);
  if (digits === null) return null;
  const rest = withoutCountry(digits);
  const isInternational = rest !== '' && rest !== digits;
  const domestic = toDomestic(digits);
  if (isInternational && domestic.length >= LEAST_DIGITS) return domestic;
  const withoutPlus = digits.replace('+', '');
  const least = search.includes('.') ? LEAST_WITH_DOTS : LEAST_DIGITS;
  return withoutPlus.length >= least ? withoutPlus : null;
}
