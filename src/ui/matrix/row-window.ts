/** Rows are added and taken away in steps, so that not every turn of a wheel draws. */
const STEP = 4;
/** Drawn above and below of what is in sight, so that a scroll finds them there. */
const SPARE = 8;
/** Where nothing is measured yet. */
const USUAL_COUNT = 20;

/** Where a frame is scrolled to, in rows and by steps, and how many of them it shows. */
export type Sight = { top: number; shown: number };

/** What is seen of a frame: both in pixels. */
export function sightOf(scrollTop: number, height: number, rowHeight: number): Sight {
  return {
    top: Math.floor(scrollTop / rowHeight / STEP) * STEP,
    shown: height > 0 ? Math.ceil(height / rowHeight) : USUAL_COUNT,
  };
}

/** Which rows are drawn: from `first` to before `last`. */
export type RowWindow = { first: number; last: number };

/** The rows of which some are in sight, and a few around them. */
export function rowsInSight({ top, shown }: Sight, count: number): RowWindow {
  const first = Math.max(0, Math.min(top, count - shown) - SPARE);
  return { first, last: Math.min(count, top + shown + STEP + SPARE) };
}

/** The numbers of the rows to draw, in order: those of the window, and the one that has the focus wherever it is. */
export function rowsToDraw({ first, last }: RowWindow, focused: number, count: number): number[] {
  const rows = Array.from({ length: last - first }, (_, place) => first + place);
  if (focused >= count || (focused >= first && focused < last)) return rows;
  return focused < first ? [focused, ...rows] : [...rows, focused];
}

/**
 * Which element draws which row, by numbers from 0. A row keeps its element; one that comes takes that of a row that left,
 * which costs less than a new one. The same map where nothing changes.
 */
export function assignElements<Id>(
  before: ReadonlyMap<Id, number>,
  drawn: readonly Id[],
): ReadonlyMap<Id, number> {
  const kept = drawn.flatMap((id): [Id, number][] => {
    const element = before.get(id);
    return element === undefined ? [] : [[id, element]];
  });
  if (kept.length === drawn.length && before.size === drawn.length) return before;
  const elements = new Map(kept);
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
