/** Widths of letters in a bold sans-serif, in em; of the usual system fonts the widest counts. */
const NARROW = 0.42;
const SMALL = 0.72;
const CAPITAL = 0.84;
const BROAD = 1.1;
const WIDE = 1;

const isMark = (letter: string) => /^\p{M}$/u.test(letter);

function widthOf(letter: string): number {
  if (isMark(letter)) return 0;
  if (/^[ijlI.,:;'|!()[\]\- ]$/.test(letter)) return NARROW;
  if (/^[mwMW@%]$/.test(letter)) return BROAD;
  if (/^[\p{Lu}]$/u.test(letter)) return CAPITAL;
  // Latin with or without accents, figures, half-width katakana.
  if (/^[\u0020-\u024f\uff61-\uff9f]$/.test(letter)) return SMALL;
  return WIDE;
}

/** How wide a text is at most, in em. */
export function widthInEm(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** The font size in px, `size` at most, at which `text` fits on one line of `width` px. Source: CD-1. */
export function fitFontSize(text: string, { size, width }: { size: number; width: number }): number {
  const needed = widthInEm(text);
  if (needed * size <= width) return size;
  return Math.floor((width / needed) * 100) / 100;
}
