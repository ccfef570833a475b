import { isLunch } from '../model/timeline-cells';

/** The rows of a timeline and their heights in px. */
export type Rows = { starts: readonly number[]; heights: readonly number[] };

/** Of half an hour, in px: a usual day fits a low screen; fingers, and the two buttons of a calendar's event, need more. */
export const ROW_HEIGHT = { dense: 20, roomy: 28 };

/** Lunch is a narrow band unless something stands in it. */
const LUNCH_HEIGHT = 12;

export function layRows(starts: readonly number[], rowHeight: number, isLunchUsed: boolean): Rows {
  return {
    starts,
    heights: starts.map((start) => (isLunch(start) && !isLunchUsed ? LUNCH_HEIGHT : rowHeight)),
  };
}

/** What CSS needs to lay them out. */
export function gridTemplate({ heights }: Rows): string {
  return heights.map((height) => `${height}px`).join(' ');
}

/** The lines of the grid between which a stretch lies; what is outside of the rows is cut off. */
export function toGridRow({ starts }: Rows, start: number, finish: number): string {
  const line = (minutes: number) => starts.filter((at) => at < minutes).length + 1;
  return `${line(start)} / ${line(finish)}`;
}

/** Where the first row of a day begins on the screen, in px: beneath the border of what holds the rows. */
export function rowsTop(body: HTMLElement): number {
  return body.getBoundingClientRect().top + body.clientTop;
}

/** The half hour at a distance in px from the top of the first row: the nearest one where there is none. */
export function rowAt(
  { starts, heights }: Rows,
  y: number,
): { start: number; offset: number; height: number } {
  let top = 0;
  let index = 0;
  while (index < starts.length - 1 && y >= top + (heights[index] ?? 0)) {
    top += heights[index] ?? 0;
    index++;
  }
  return { start: starts[index] ?? 0, offset: y - top, height: heights[index] ?? 0 };
}
