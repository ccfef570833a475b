const SEPARATORS = /[\s()\-‐‑–—ー.]/g;
const DIALLED = /^\+?\d{7,15}$/;

/** The first character of a telephone number, also full-width. */
const BEGINNING = /^\s*[+(\d０-９＋（]/;
const LONGEST_NUMBER = 40;

/** Country codes have one, two or three digits. Source: ITU-T E.164. */
const COUNTRY = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The digits of a telephone number, with a leading +; null for any other text. */
function dialledDigits(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(SEPARATORS, '');
  return /^\+?\d+$/.test(digits) ? digits : null;
}

/** True for a telephone number of 7 to 15 digits, with or without separators. */
export function isDialled(text: string): boolean {
  return DIALLED.test(dialledDigits(text) ?? '');
}

/** Removes the separators of a telephone number, which forms refuse; returns any other text unchanged. */
export function tidyPhone(text: string): string {
  return dialledDigits(text) ?? text;
}

/** Adds a line break after the country code. */
const splitCountry = (digits: string) => digits.replace(COUNTRY, (code) => `${code}\n`);

/** Replaces the country code by 0, as dialled within it: +81 90-1234, +81 (0)90-1234 and 090-1234 give 0901234. */
const toDomestic = (splitDigits: string) => splitDigits.replace(/^\+(\d+)\n0?/, '0');

/** The further texts by which a telephone number is found, as digits only; empty for any other text. */
export function phoneKeys(text: string): string[] {
  // Most cells of long lists are no numbers, and leave here.
  if (!BEGINNING.test(text) || text.length > LONGEST_NUMBER || !isDialled(text)) return [];
  const digits = dialledDigits(text) ?? '';
  if (!digits.startsWith('+')) return digits === text ? [] : [digits];
  return [digits.slice(1), toDomestic(splitCountry(digits))];
}

const LEAST_DIGITS = 3;
/** Fewer digits with a dot are a figure, such as `12.5`. */
const LEAST_WITH_DOTS = 7;

/** The digits to look for, for a search that is a telephone number or its beginning; null for any other search. */
export function searchedDigits(search: string): string | null {
  const digits = dialledDigits(search);
  if (digits === null) return null;
  const splitDigits = splitCountry(digits);
  const goesBeyondCountry = /^\+\d+\n\d/.test(splitDigits);
  if (goesBeyondCountry) return toDomestic(splitDigits);
  const plainDigits = digits.replace('+', '');
  const least = search.includes('.') ? LEAST_WITH_DOTS : LEAST_DIGITS;
  return plainDigits.length >= least ? plainDigits : null;
}
