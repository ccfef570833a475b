import type { ReactNode } from 'react';

export type RowId = string | number;

export type MatrixColumn = {
  id: string;
  head: ReactNode;
  /** Names it where the head says little. */
  label?: string;
  /** Pixels; one that grows takes its share of what is left. */
  width: number;
  grows?: boolean;
  /** Stays at this edge while the others scroll. The first one names the rows. */
  edge?: 'start' | 'end';
  /** Of all its cells, and of its head alone. */
  className?: string;
  headClassName?: string;
  /** The attribute `data-today` of all its cells. */
  isToday?: boolean;
  align?: 'start' | 'end';
  sort?: 'ascending' | 'descending';
};

/** What a cell is. `look` is the attribute `data-look`, the state that its class shows. */
export type MatrixCell = { content: ReactNode; label?: string; look?: string; className?: string };

/** How far each column that stays is from its edge, in pixels, and the width of all that stay at each. */
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

/** The columns as a grid lays them out, and how wide they are at least. */
export function columnTracks(columns: readonly MatrixColumn[]) {
  return {
    tracks: columns.map(({ width, grows }) => (grows ? `minmax(${width}px, 1fr)` : `${width}px`)).join(' '),
    width: columns.reduce((sum, { width }) => sum + width, 0),
  };
}

/** Pixels across a sheet of A4 that lies on its side. */
const SHEET_WIDTH = 1030;

const [WIDEST, WIDEST_FIGURE] = [170, 60];

/** On paper heads and names break, and what grows takes its share of what is left. */
export function paperWidth({ width, grows }: MatrixColumn): number {
  return grows ? Math.min(width * 0.85, WIDEST_FIGURE) : Math.min(width, WIDEST);
}

/** The columns by sheets beside each other: each begins with those that stay at the start. */
export function columnsOfSheets(columns: readonly MatrixColumn[]): MatrixColumn[][] {
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
