/** Widths of letters in a bold sans-serif, in em; the widest of the usual system fonts. */
const NARROW = 0.42;
const SMALL = 0.72;
const CAPITAL = 0.84;
/** A kanji; m and W are wider. */
const FULL_WIDTH = 1;
const BROAD = 1.1;

const MARK_WITHOUT_WIDTH = /^[\p{Mn}\p{Me}]$/u;
/** As wide as a kanji. Tested before `CAPITAL_LETTER`, which matches full-width capitals too. */
const FULL_WIDTH_LETTER = /^[\uff01-\uff60]$/;
const NARROW_LETTER = /^[ijlI.,:;'|!()[\]\- ]$/;
const BROAD_LETTER = /^[mwMW@%]$/;
const CAPITAL_LETTER = /^\p{Lu}$/u;
/** Latin with or without accents, figures, half-width katakana. */
const SMALL_LETTER = /^[\u0020-\u024f\uff61-\uff9f]$/;

function letterWidth(letter: string): number {
  if (MARK_WITHOUT_WIDTH.test(letter)) return 0;
  if (FULL_WIDTH_LETTER.test(letter)) return FULL_WIDTH;
  if (NARROW_LETTER.test(letter)) return NARROW;
  if (BROAD_LETTER.test(letter)) return BROAD;
  if (CAPITAL_LETTER.test(letter)) return CAPITAL;
  if (SMALL_LETTER.test(letter)) return SMALL;
  return FULL_WIDTH;
}

/** An estimate that no usual font exceeds. */
export function widthInEm(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** Returns the font size in px, `size` at most, at which `text` fits into `width` px. Source: CD-1. */
export function fitFontSize(text: string, { size, width }: { size: number; width: number }): number {
  const needed = widthInEm(text);
  if (needed * size <= width) return size;
  return Math.floor((width / needed) * 100) / 100;
}
