const SIGNS = /[\s()\-‐‑–—ー.]/g;
const DIALLED = /^\+?\d{7,15}$/;

/** Codes of countries have one, two or three digits. Source: ITU-T E.164. */
const COUNTRY = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The digits of a telephone number, with the + in front; null for any other text. */
function dialledDigits(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(SIGNS, '');
  return /^\+?\d+$/.test(digits) ? digits : null;
}

/** True for a telephone number, with signs between its digits or without. */
export function isDialled(text: string): boolean {
  return DIALLED.test(dialledDigits(text) ?? '');
}

/** A telephone number without the signs between its digits, which forms do not take; any other text as it is. */
export function tidyPhone(text: string): string {
  return dialledDigits(text) ?? text;
}

/** A number with the code of a country as it is dialled within: +81 90-1234, +81 (0)90-1234 and 090-1234 are 0901234. */
const withinCountry = (digits: string) => digits.replace(/^\+(\d+)\n0?/, '0');

const markCountry = (digits: string) => digits.replace(COUNTRY, (code) => `${code}\n`);

/** Under which digits a telephone number is found; none for a text that is no number, or is found by itself. */
export function phoneKeys(text: string): string[] {
  // Most texts are none: asked for each cell of long lists.
  if (!/^\s*[+(\d０-９＋（]/.test(text) || text.length > 40 || !isDialled(text)) return [];
  const digits = dialledDigits(text) ?? '';
  if (!digits.startsWith('+')) return digits === text ? [] : [digits];
  return [digits.slice(1), withinCountry(markCountry(digits))];
}

const LEAST_DIGITS = 3;
/** `12.5` is a figure. */
const LEAST_WITH_DOTS = 7;

/** The digits that a search for a telephone number looks for, as far as they were typed; null for any other search. */
export function searchedDigits(search: string): string | null {
  const digits = dialledDigits(search);
  if (digits === null) return null;
  const marked = markCountry(digits);
  if (/^\+\d+\n\d/.test(marked)) return withinCountry(marked);
  const found = digits.replace('+', '');
  return found.length >= (search.includes('.') ? LEAST_WITH_DOTS : LEAST_DIGITS) ? found : null;
}
