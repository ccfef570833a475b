import { useEffect, useMemo, useState } from 'react';
import type { RowId } from './matrix-column';
import { SIGHT_STEP, type Sight } from './use-sight';

/** Spare rows above and below, so that a scroll finds them rendered. */
const SPARE = 8;

/** The rows to render, from `start` up to but not including `end`. */
type RowWindow = { start: number; end: number };

export function rowsInSight({ top, shown }: Sight, count: number): RowWindow {
  const start = Math.max(0, Math.min(top, count - shown) - SPARE);
  return { start, end: Math.min(count, top + shown + SIGHT_STEP + SPARE) };
}

/** The indexes of the rows to render, in order of urgency: the focused row, visible rows, spare rows. */
export function rowsToDraw({ start, end }: RowWindow, { top, shown }: Sight, focused: number): number[] {
  const rows = Array.from({ length: end - start }, (_, offset) => start + offset);
  const isVisible = (row: number) => row >= top && row < top + shown + SIGHT_STEP;
  const others = rows.filter((row) => row !== focused);
  return [focused, ...others.filter(isVisible), ...others.filter((row) => !isVisible(row))];
}

/** More new rows in one frame would make a scroll stutter. */
const MOST_NEW = 2;

/** Keeps wanted rows, adds the focused one and a few others; an unwanted row waits until a new one takes its element. */
export function drawNext<Id>(drawn: readonly Id[], wanted: readonly Id[]): { rows: Id[]; isWhole: boolean } {
  if (drawn.length === 0) return { rows: [...wanted], isWhole: true };
  const drawnIds = new Set(drawn);
  const wantedIds = new Set(wanted);
  const present = wanted.filter((id) => drawnIds.has(id));
  const missing = wanted.filter((id) => !drawnIds.has(id));
  const [focused] = wanted;
  const added = missing.filter((id, index) => index < MOST_NEW || id === focused);
  const postponed = missing.length - added.length;
  const unwanted = drawn.filter((id) => !wantedIds.has(id)).slice(0, postponed);
  return { rows: [...present, ...added, ...unwanted], isWhole: postponed === 0 };
}

/** A new row takes the element of a row that left. Returns the same map where nothing changes. */
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

/** The rendered rows, each with its index and element; new rows of a scroll arrive over a few frames. */
export function useDrawnRows({ rowIds, sight, focused, isPrinting }: Options) {
  const indexes = useMemo(() => new Map(rowIds.map((id, index) => [id, index])), [rowIds]);
  const wanted = useMemo(() => {
    if (isPrinting) return rowIds;
    return rowsToDraw(rowsInSight(sight, rowIds.length), sight, focused).flatMap((row) => rowIds[row] ?? []);
  }, [rowIds, sight, focused, isPrinting]);

  const [frame, setFrame] = useState(0);
  const [previous, setPrevious] = useState({
    wanted: [] as readonly RowId[],
    frame,
    elements: NONE,
    isWhole: true,
  });
  let current = previous;
  // Set while rendering, because an effect would show the older rows for one frame.
  if (previous.wanted !== wanted || previous.frame !== frame) {
    const drawn = [...previous.elements.keys()].filter((id) => indexes.has(id));
    const { rows, isWhole } = isPrinting ? { rows: wanted, isWhole: true } : drawNext(drawn, wanted);
    current = { wanted, frame, elements: assignElements(previous.elements, rows), isWhole };
    setPrevious(current);
  }
  useEffect(() => {
    if (current.isWhole) return undefined;
    const id = requestAnimationFrame(() => setFrame((count) => count + 1));
    return () => cancelAnimationFrame(id);
  }, [current]);

  return [...current.elements]
    .flatMap(([id, element]) => {
      const index = indexes.get(id);
      return index === undefined ? [] : [{ id, element, index }];
    })
    .sort((a, b) => a.index - b.index);
}
