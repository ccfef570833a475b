import { isLunch } from '../model/timeline-cells';

/** The rows of a timeline and their heights in px. */
export type Rows = { starts: readonly number[]; heights: readonly number[] };

/** In px: a usual day fits a low screen; touch, and the two buttons of a calendar event, need more. */
export const ROW_HEIGHT = { dense: 20, roomy: 28 };

/** Lunch is a narrow band unless something is recorded in it. */
const LUNCH_HEIGHT = 12;

export function layRows(starts: readonly number[], rowHeight: number, isLunchUsed: boolean): Rows {
  return {
    starts,
    heights: starts.map((start) => (isLunch(start) && !isLunchUsed ? LUNCH_HEIGHT : rowHeight)),
  };
}

export function gridTemplate({ heights }: Rows): string {
  return heights.map((height) => `${height}px`).join(' ');
}

/** The grid lines of a stretch, cut off at the first and the last row. */
export function toGridRow({ starts }: Rows, start: number, finish: number): string {
  const line = (minutes: number) => starts.filter((rowStart) => rowStart < minutes).length + 1;
  return `${line(start)} / ${line(finish)}`;
}

/** The top of the first row on the screen in px, without the border of the body. */
export function rowsTop(body: HTMLElement): number {
  return body.getBoundingClientRect().top + body.clientTop;
}

/** The half hour at a distance in px from the top of the first row; the nearest one outside of the rows. */
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
