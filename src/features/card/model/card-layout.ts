/** The card's measures in CSS px and its colours: data of a printed document, not of the theme. Source: CD-1. */
export const CARD = { width: 295, height: 400 } as const;

/** A part of the card's plane, in CSS px from the upper left corner of the card; it may reach beyond the card. */
export type CardWindow = { left: number; top: number; width: number; height: number };

/** The card as it is downloaded, from edge to edge. */
export const WHOLE_CARD: CardWindow = { left: 0, top: 0, ...CARD };

/** What is drawn of the artwork: more than the card, for what is cut off and for other shapes. */
export const ARTWORK: CardWindow = { left: -40, top: -60, width: 375, height: 520 };

/** Where the photo stands; a circle is shown of it. */
export const PHOTO_SLOT = { size: 113, left: 91, top: 104 } as const;

/** What lies behind a photo whose background was removed. */
export const PHOTO_GREY = '#C8C8CB';

const GREEN = '#079906';
const WHITE = '#ffffff';
const SIDE_MARGIN = 14;

/** What a line of text may take, from edge to edge. */
export const LINE_WIDTH = CARD.width - 2 * SIDE_MARGIN;

/** `top` is the upper edge of the line's box, `lineHeight` the height of it. */
export const LINES = {
  company: { top: 44, lineHeight: 26, size: 20, weight: 700, colour: GREEN },
  team: { top: 70, lineHeight: 20, size: 15, weight: 600, colour: GREEN },
  jpName: { top: 240, lineHeight: 24, size: 15, weight: 700, colour: WHITE },
  engName: { top: 266, lineHeight: 24, size: 15, weight: 700, colour: WHITE },
  position: { top: 306, lineHeight: 20, size: 12.5, weight: 400, colour: WHITE },
  staffNo: { top: 334, lineHeight: 20, size: 12.5, weight: 400, colour: WHITE },
} as const;

/** Image px per CSS px of a downloaded card. */
export const CARD_PIXEL_RATIO = 2;

/** `time` is the moment of the download. Source: CD-1. */
export function cardFileName(time: Date): string {
  return `staff-card-${time.getTime()}.png`;
}

export const PHOTO_FILE_NAME = 'staff-image.png';
