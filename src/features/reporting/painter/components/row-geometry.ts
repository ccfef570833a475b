import { isLunch } from '@/features/work/model/usual-day';

/** The rows of a timeline and their heights in px. */
export type Rows = { starts: readonly number[]; heights: readonly number[] };

/** In px: dense rows fit a usual day on a low screen; touch and calendar events need roomy rows. */
export const ROW_HEIGHT = { dense: 20, roomy: 28 };

/** In px: without work or events, lunch is a narrow band. */
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

/** The CSS `grid-row` of a stretch, cut off at the first and the last row. */
export function toGridRow({ starts }: Rows, start: number, finish: number): string {
  const line = (minutes: number) => starts.filter((rowStart) => rowStart < minutes).length + 1;
  return `${line(start)} / ${line(finish)}`;
}

/** The top of the first row below the border of the body, in px of the window. */
export function rowsTop(body: HTMLElement): number {
  return body.getBoundingClientRect().top + body.clientTop;
}

/** Finds the row `y` px below the top of the first row, else the nearest one; `offset` is px from its top. */
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
