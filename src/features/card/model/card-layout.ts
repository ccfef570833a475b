// Measures in CSS px, and the colours of the printed card, which do not follow the theme. Source: CD-1.

export const CARD = { width: 295, height: 400 } as const;

/** In CSS px from the upper left corner of the card; may reach beyond the card. */
export type CardArea = { left: number; top: number; width: number; height: number };

export const WHOLE_CARD: CardArea = { left: 0, top: 0, ...CARD };

/** The drawn part of the artwork: larger than the card, for the bleed and other formats. */
export const ARTWORK: CardArea = { left: -40, top: -60, width: 375, height: 520 };

export const PHOTO_SLOT = { size: 113, left: 91, top: 104 } as const;

export const PHOTO_GREY = '#C8C8CB';

const GREEN = '#079906';
const WHITE = '#ffffff';
const SIDE_MARGIN = 14;

export const LINE_WIDTH = CARD.width - 2 * SIDE_MARGIN;

/** `top` is the upper edge of the line's box, and `lineHeight` its height. */
export const LINES = {
  company: { top: 44, lineHeight: 26, size: 20, weight: 700, colour: GREEN },
  team: { top: 70, lineHeight: 20, size: 15, weight: 600, colour: GREEN },
  jpName: { top: 240, lineHeight: 24, size: 15, weight: 700, colour: WHITE },
  engName: { top: 266, lineHeight: 24, size: 15, weight: 700, colour: WHITE },
  position: { top: 306, lineHeight: 20, size: 12.5, weight: 400, colour: WHITE },
  staffNo: { top: 334, lineHeight: 20, size: 12.5, weight: 400, colour: WHITE },
} as const;
