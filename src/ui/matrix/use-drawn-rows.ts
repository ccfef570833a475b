import { useEffect, useMemo, useState } from 'react';
import type { RowId } from './matrix-column';
import { assignElements, drawNext, rowsInSight, rowsToDraw, type Sight } from './row-window';

type Options = {
  rowIds: readonly RowId[];
  sight: Sight;
  /** The place of the row that has the focus. */
  focused: number;
  isPrinting: boolean;
};

const NONE: ReadonlyMap<RowId, number> = new Map();

/** The rows that are drawn, each with its place and its element; what a scroll brings comes in a few frames. */
export function useDrawnRows({ rowIds, sight, focused, isPrinting }: Options) {
  const places = useMemo(() => new Map(rowIds.map((id, place) => [id, place])), [rowIds]);
  const wanted = useMemo(() => {
    if (isPrinting) return rowIds;
    return rowsToDraw(rowsInSight(sight, rowIds.length), sight, focused).flatMap((row) => rowIds[row] ?? []);
  }, [rowIds, sight, focused, isPrinting]);

  const [frame, setFrame] = useState(0);
  const [last, setLast] = useState({ wanted: [] as readonly RowId[], frame, elements: NONE, isWhole: true });
  let now = last;
  if (last.wanted !== wanted || last.frame !== frame) {
    const drawn = [...last.elements.keys()].filter((id) => places.has(id));
    const { rows, isWhole } = isPrinting ? { rows: wanted, isWhole: true } : drawNext(drawn, wanted);
    now = { wanted, frame, elements: assignElements(last.elements, rows), isWhole };
    setLast(now);
  }
  useEffect(() => {
    if (now.isWhole) return undefined;
    const id = requestAnimationFrame(() => setFrame((count) => count + 1));
    return () => cancelAnimationFrame(id);
  }, [now]);

  return [...now.elements]
    .flatMap(([id, element]) => {
      const index = places.get(id);
      return index === undefined ? [] : [{ id, element, index }];
    })
    .sort((a, b) => a.index - b.index);
}
