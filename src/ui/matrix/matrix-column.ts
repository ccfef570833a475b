import type { ReactNode } from 'react';

export type RowId = string | number;

export type MatrixColumn = {
  id: string;
  head: ReactNode;
  label?: string;
  /** Pixels; a minimum where it `grows`. */
  width: number;
  grows?: boolean;
  /** The first column names the rows. */
  edge?: 'start' | 'end';
  className?: string;
  headClassName?: string;
  /** Sets `data-today` on its cells. */
  isToday?: boolean;
  align?: 'start' | 'end';
  sort?: 'ascending' | 'descending';
};

/** `look` sets `data-look`, the state that its class styles. */
export type MatrixCell = { content: ReactNode; label?: string; look?: string; className?: string };

/** The distance of each sticky column from its edge, in pixels, and the total width at each edge. */
export function edgeOffsets(columns: readonly MatrixColumn[]) {
  const offsets = new Map<string, number>();
  const lay = (at: 'start' | 'end', inOrder: readonly MatrixColumn[]) =>
    inOrder.reduce((offset, { id, edge, width }) => {
      if (edge !== at) return offset;
      offsets.set(id, offset);
      return offset + width;
    }, 0);
  return { offsets, start: lay('start', columns), end: lay('end', columns.toReversed()) };
}

export function columnTracks(columns: readonly MatrixColumn[]) {
  return {
    tracks: columns.map(({ width, grows }) => (grows ? `minmax(${width}px, 1fr)` : `${width}px`)).join(' '),
    width: columns.reduce((sum, { width }) => sum + width, 0),
  };
}

/** Pixels across a sheet of A4 in landscape. */
const SHEET_WIDTH = 1030;

const WIDEST = 170;
const WIDEST_FIGURE = 60;

/** The width of a column on paper, where heads and names wrap. */
export function paperWidth({ width, grows }: MatrixColumn): number {
  return grows ? Math.min(width * 0.85, WIDEST_FIGURE) : Math.min(width, WIDEST);
}

/** Distributes the columns over sheets beside each other; each repeats the columns at the start edge. */
export function splitIntoSheets(columns: readonly MatrixColumn[]): MatrixColumn[][] {
  const start = columns.filter(({ edge }) => edge === 'start');
  const room = SHEET_WIDTH - start.reduce((sum, column) => sum + paperWidth(column), 0);
  const sheets: MatrixColumn[][] = [];
  let left = 0;
  for (const column of columns) {
    if (column.edge === 'start') continue;
    const width = paperWidth(column);
    if (left < width) {
      sheets.push([...start]);
      left = room;
    }
    sheets.at(-1)?.push(column);
    left -= width;
  }
  return sheets;
}
