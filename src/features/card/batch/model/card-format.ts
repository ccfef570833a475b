import type { Size } from '../../model/picture';
import { CARD, WHOLE_CARD, type CardArea } from '../../model/card-layout';

export type CardFormat = {
  /** In mm. */
  trim: Size;
  /** The area that is cut out, which may reach beyond the card. */
  area: CardArea;
};

const MM_PER_INCH = 25.4;
const PX_PER_INCH = 96;
const DOTS_PER_INCH = 300;

const toMillimetres = (px: number) => (px * MM_PER_INCH) / PX_PER_INCH;

/** ISO/IEC 7810 ID-1 in portrait and in mm, as staff cards are worn. */
const ID1: Size = { width: 53.98, height: 85.6 };
const ID1_HEIGHT = (CARD.width * ID1.height) / ID1.width;

/** `staff` is as large as on the screen; `id1` shows the same width of the card, and more above and below. */
export const CARD_FORMATS = {
  staff: { trim: { width: toMillimetres(CARD.width), height: toMillimetres(CARD.height) }, area: WHOLE_CARD },
  id1: {
    trim: ID1,
    area: { left: 0, top: (CARD.height - ID1_HEIGHT) / 2, width: CARD.width, height: ID1_HEIGHT },
  },
} as const satisfies Record<string, CardFormat>;

export type FormatName = keyof typeof CARD_FORMATS;

/** The size on paper as a share of that on the screen; 1 for the specified card. */
export function paperScale({ trim, area }: CardFormat): number {
  return trim.width / toMillimetres(area.width);
}

/** In px at 300 dpi: 922 × 1250 for the specified card, 638 × 1011 for ID-1. */
export function pictureSize({ trim }: CardFormat): Size {
  const toDots = (mm: number) => Math.round((mm / MM_PER_INCH) * DOTS_PER_INCH);
  return { width: toDots(trim.width), height: toDots(trim.height) };
}
