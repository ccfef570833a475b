import type { Size } from '../../model/picture';
import { CARD, WHOLE_CARD, type CardArea } from '../../model/card-layout';

export type CardFormat = {
  /** In mm. */
  trim: Size;
  /** The part of the card's plane within the cut. */
  area: CardArea;
};

const MM_PER_INCH = 25.4;
/** CSS px of an inch, by definition. */
const PX_PER_INCH = 96;
const DOTS_PER_INCH = 300;

const toMillimetres = (px: number) => (px * MM_PER_INCH) / PX_PER_INCH;

/** ISO/IEC 7810 ID-1 in portrait and in mm, as staff cards are worn. */
const ID1: Size = { width: 53.98, height: 85.6 };
const ID1_HEIGHT = (CARD.width * ID1.height) / ID1.width;

/** The specified card has its size on the screen; ID-1 shows the same width and more above and below. */
export const CARD_FORMATS = {
  staff: { trim: { width: toMillimetres(CARD.width), height: toMillimetres(CARD.height) }, area: WHOLE_CARD },
  id1: {
    trim: ID1,
    area: { left: 0, top: (CARD.height - ID1_HEIGHT) / 2, width: CARD.width, height: ID1_HEIGHT },
  },
} as const satisfies Record<string, CardFormat>;

export type FormatName = keyof typeof CARD_FORMATS;

/** Returns the size on paper of one CSS px of the card, in CSS px: 1 for the specified card. */
export function paperScale({ trim, area }: CardFormat): number {
  return trim.width / toMillimetres(area.width);
}

/** Returns the size of a picture of the card at 300 dpi, in px: 922 × 1250, and 638 × 1011 for ID-1. */
export function pictureSize({ trim }: CardFormat): Size {
  const toDots = (mm: number) => Math.round((mm / MM_PER_INCH) * DOTS_PER_INCH);
  return { width: toDots(trim.width), height: toDots(trim.height) };
}
