import type { ReactNode } from 'react';

export type RowId = string | number;

/** `label` is the accessible name, where the drawn head or content does not suffice. The first column names the rows. */
export type MatrixColumn = {
  id: string;
  head: ReactNode;
  label?: string;
  /** Pixels; a minimum where it `grows`. */
  width: number;
  grows?: boolean;
  /** The edge at which it stays while the others scroll. */
  edge?: 'start' | 'end';
  className?: string;
  headClassName?: string;
  isToday?: boolean;
  align?: 'start' | 'end';
  sort?: 'ascending' | 'descending';
};

/** `look` sets `data-look`, the state that its class styles. */
export type MatrixCell = { content: ReactNode; label?: string; look?: string; className?: string };

/** The distance of each sticky column from its edge, in pixels, and the total width at each edge. */
export function edgeOffsets(columns: readonly MatrixColumn[]) {
  const offsets = new Map<string, number>();
  function addOffsets(at: 'start' | 'end', columnsFromEdge: readonly MatrixColumn[]): number {
    let offset = 0;
    for (const { id, edge, width } of columnsFromEdge) {
      if (edge !== at) continue;
      offsets.set(id, offset);
      offset += width;
    }
    return offset;
  }
  return { offsets, start: addOffsets('start', columns), end: addOffsets('end', columns.toReversed()) };
}

/** The tracks of the columns for `grid-template-columns`, and their total width in pixels. */
export function columnTracks(columns: readonly MatrixColumn[]) {
  return {
    tracks: columns.map(({ width, grows }) => (grows ? `minmax(${width}px, 1fr)` : `${width}px`)).join(' '),
    width: columns.reduce((sum, { width }) => sum + width, 0),
  };
}
