import type { ReactNode } from 'react';

export type RowId = string | number;

export type MatrixColumn = {
  id: string;
  /** What stands in its head. */
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
  /** How its rows are sorted, where they are by it. */
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
