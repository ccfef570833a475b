import type { CardFormat } from './card-format';

/** A4. All lengths in this file are in mm. */
export const PAPER = { width: 210, height: 297 } as const;

/** Printed around a card and cut off, because no cut is exact. */
export const BLEED = 3;
/** The distance between the bleeds of two cards, with room for a mark of each. */
const GAP = 4;
/** A crop mark begins at the edge of the bleed. */
export const MARK_LENGTH = GAP / 2;
/** The margin that most printers leave blank. */
const BLANK_EDGE = 5;

type Point = { x: number; y: number };

export type SheetLayout = {
  perSheet: number;
  places: readonly Point[];
};

const fitting = (paper: number, length: number) =>
  Math.floor((paper - 2 * (BLANK_EDGE + MARK_LENGTH) + GAP) / (length + 2 * BLEED + GAP));

function starts(paper: number, length: number): number[] {
  const count = fitting(paper, length);
  const pitch = length + 2 * BLEED + GAP;
  const first = (paper - (count * pitch - GAP)) / 2 + BLEED;
  return Array.from({ length: count }, (_, place) => first + place * pitch);
}

/** Places as many cards on a sheet as fit, centred on the paper. */
export function layOutSheet({ trim }: CardFormat): SheetLayout {
  const columns = starts(PAPER.width, trim.width);
  const places = starts(PAPER.height, trim.height).flatMap((y) => columns.map((x) => ({ x, y })));
  return { perSheet: places.length, places };
}

/** Splits rows into sheets; none without rows. */
export function splitIntoSheets<Row>(rows: readonly Row[], { perSheet }: SheetLayout): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / perSheet) }, (_, sheet) =>
    rows.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
}

const rounded = (mm: number) => Math.round(mm * 1000) / 1000;

/** Returns the crop marks of the first `count` cards as an SVG path in mm. */
export function cropMarks({ trim }: CardFormat, { places }: SheetLayout, count: number): string {
  return places
    .slice(0, count)
    .flatMap(({ x, y }) => {
      const across = [y, y + trim.height].flatMap((at) =>
        [x - BLEED - MARK_LENGTH, x + trim.width + BLEED].map(
          (from) => `M${rounded(from)} ${rounded(at)}h${MARK_LENGTH}`,
        ),
      );
      const down = [x, x + trim.width].flatMap((at) =>
        [y - BLEED - MARK_LENGTH, y + trim.height + BLEED].map(
          (from) => `M${rounded(at)} ${rounded(from)}v${MARK_LENGTH}`,
        ),
      );
      return [...across, ...down];
    })
    .join('');
}
