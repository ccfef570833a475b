import { useEffect, useMemo, useState } from 'react';
import type { RowId } from './matrix-column';

/** Rows are added and removed in steps, so that not every scroll event renders. */
const STEP = 4;
/** Spare rows above and below the visible ones, so that a scroll finds them rendered. */
const SPARE = 8;
/** Visible rows before the first measurement. */
const USUAL_COUNT = 20;

/** The first visible row of a frame, rounded down to `STEP`, and the number of visible rows. */
export type Sight = { top: number; shown: number };

/** The visible rows of a frame; all sizes in pixels. */
export function measureSight(scrollTop: number, height: number, rowHeight: number): Sight {
  return {
    top: Math.floor(scrollTop / rowHeight / STEP) * STEP,
    shown: height > 0 ? Math.ceil(height / rowHeight) : USUAL_COUNT,
  };
}

/** The rows to render, from `first` to before `last`. */
export type RowWindow = { first: number; last: number };

/** The visible rows, and the spare ones around them. */
export function rowsInSight({ top, shown }: Sight, count: number): RowWindow {
  const first = Math.max(0, Math.min(top, count - shown) - SPARE);
  return { first, last: Math.min(count, top + shown + STEP + SPARE) };
}

/** The numbers of the rows to render in order of urgency: the focused row, visible rows, spare rows. */
export function rowsToDraw({ first, last }: RowWindow, { top, shown }: Sight, focused: number): number[] {
  const rows = Array.from({ length: last - first }, (_, place) => first + place);
  const isSeen = (row: number) => row >= top && row <= top + shown;
  const others = rows.filter((row) => row !== focused);
  return [focused, ...others.filter(isSeen), ...others.filter((row) => !isSeen(row))];
}

/** The most new rows of one frame, so that no task of a scroll is long. */
const MOST_COMING = 2;

/**
 * The rows of the next frame: all wanted rows that are rendered, the first few new ones, and unwanted rows until a new row takes
 * their element. The first frame renders all, and every frame the first wanted row.
 */
export function drawNext<Id>(drawn: readonly Id[], wanted: readonly Id[]): { rows: Id[]; isWhole: boolean } {
  const before = new Set(drawn);
  const stay = wanted.filter((id) => before.has(id));
  const come = wanted.filter((id) => !before.has(id));
  if (drawn.length === 0) return { rows: [...wanted], isWhole: true };
  const now = come.filter((id, place) => place < MOST_COMING || id === wanted[0]);
  const still = new Set(stay);
  const leave = drawn.filter((id) => !still.has(id)).slice(0, come.length - now.length);
  return { rows: [...stay, ...now, ...leave], isWhole: now.length === come.length };
}

/**
 * Assigns elements, numbered from 0, to rows. A row keeps its element; a new row takes the element of a row that left, which
 * is cheaper than a new element. Returns the same map where nothing changes.
 */
export function assignElements<Id>(
  before: ReadonlyMap<Id, number>,
  drawn: readonly Id[],
): ReadonlyMap<Id, number> {
  const unchanged = drawn.flatMap((id): [Id, number][] => {
    const element = before.get(id);
    return element === undefined ? [] : [[id, element]];
  });
  if (unchanged.length === drawn.length && before.size === drawn.length) return before;
  const elements = new Map(unchanged);
  const taken = new Set(elements.values());
  let free = 0;
  for (const id of drawn) {
    if (elements.has(id)) continue;
    while (taken.has(free)) free++;
    taken.add(free);
    elements.set(id, free);
  }
  return elements;
}

type Options = { rowIds: readonly RowId[]; sight: Sight; focused: number; isPrinting: boolean };

const NONE: ReadonlyMap<RowId, number> = new Map();

/** The rendered rows, each with its index and its element; new rows of a scroll arrive over a few frames. */
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
