/** Spaces, dots, brackets, and the hyphens, dashes, minus and long sound marks that keyboards write for a hyphen. */
const SEPARATORS = /[\s().\-\u2010\u2011\u2013\u2014\u2212\u30fc]/g;
const DIALLED = /^\+?\d{7,15}$/;

/** The first character of a telephone number, also full-width. */
const BEGINNING = /^\s*[+(\d０-９＋（]/;
const LONGEST_NUMBER = 40;

/** Country codes have one, two or three digits. Source: ITU-T E.164. */
const COUNTRY = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The digits of a telephone number, with a leading +; null for any other text. */
function plainDigits(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(SEPARATORS, '');
  return /^\+?\d+$/.test(digits) ? digits : null;
}

/** True for a telephone number of 7 to 15 digits, with or without separators. */
export function isPhoneNumber(text: string): boolean {
  return DIALLED.test(plainDigits(text) ?? '');
}

/** Removes the separators of a telephone number, which forms refuse; returns any other text unchanged. */
export function tidyPhone(text: string): string {
  return plainDigits(text) ?? text;
}

/** The number without its country code; the same text where it has none. */
const withoutCountry = (digits: string) => digits.replace(COUNTRY, '');

/** The number as dialled within its country: +81 90-1234, +81 (0)90-1234 and 090-1234 give 0901234. */
const toDomestic = (digits: string) => withoutCountry(digits).replace(/^0?/, '0');

/** The further texts by which a telephone number is found, as digits only; empty for any other text. */
export function phoneKeys(text: string): string[] {
  // Most cells of long lists are no numbers, and leave here.
  if (!BEGINNING.test(text) || text.length > LONGEST_NUMBER) return [];
  const digits = plainDigits(text);
  if (digits === null || !DIALLED.test(digits)) return [];
  if (!digits.startsWith('+')) return digits === text ? [] : [digits];
  return [digits.slice(1), toDomestic(digits)];
}

const LEAST_DIGITS = 3;
/** Fewer digits with a dot are a figure, such as `12.5`. */
const LEAST_WITH_DOTS = 7;

/** The digits to look for, for a search that is a telephone number or its beginning; null for any other search. */
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
