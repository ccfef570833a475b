import type { CardFormat } from './card-format';

/** A4. All lengths in this file are in mm. */
export const PAPER = { width: 210, height: 297 } as const;

/** Printed around a card and cut off, because no cut is exact. */
export const BLEED = 3;
/** Between the bleeds of two cards, with room for a crop mark of each. */
const GAP = 4;
/** A crop mark begins at the edge of the bleed. */
export const MARK_LENGTH = GAP / 2;
/** The margin that most printers leave blank. */
const BLANK_EDGE = 5;

type Point = { x: number; y: number };

export type SheetLayout = {
  perSheet: number;
  /** The upper left corners of the trimmed cards. */
  places: readonly Point[];
};

/** Returns where each trimmed card begins along one side of the paper. */
function findStarts(paper: number, length: number): number[] {
  const pitch = length + 2 * BLEED + GAP;
  const count = Math.floor((paper - 2 * (BLANK_EDGE + MARK_LENGTH) + GAP) / pitch);
  const first = (paper - (count * pitch - GAP)) / 2 + BLEED;
  return Array.from({ length: count }, (_, index) => first + index * pitch);
}

/** As many cards as fit, centred on the paper. */
export function layOutSheet({ trim }: CardFormat): SheetLayout {
  const columns = findStarts(PAPER.width, trim.width);
  const places = findStarts(PAPER.height, trim.height).flatMap((y) => columns.map((x) => ({ x, y })));
  return { perSheet: places.length, places };
}

export function splitIntoSheets<Row>(rows: readonly Row[], { perSheet }: SheetLayout): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / perSheet) }, (_, sheet) =>
    rows.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
}

/** Rounds to thousandths, which keeps the path short. */
const round = (mm: number) => Math.round(mm * 1000) / 1000;

/** An SVG path in mm for the first `count` cards. */
export function cropMarks({ trim }: CardFormat, { places }: SheetLayout, count: number): string {
  let path = '';
  for (const { x, y } of places.slice(0, count)) {
    for (const edge of [y, y + trim.height]) {
      for (const start of [x - BLEED - MARK_LENGTH, x + trim.width + BLEED])
        path += `M${round(start)} ${round(edge)}h${MARK_LENGTH}`;
    }
    for (const edge of [x, x + trim.width]) {
      for (const start of [y - BLEED - MARK_LENGTH, y + trim.height + BLEED])
        path += `M${round(edge)} ${round(start)}v${MARK_LENGTH}`;
    }
  }
  return path;
}
