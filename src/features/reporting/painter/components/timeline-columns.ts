import type { CalendarDate } from '@/lib/calendar-date';
import { invariant } from '@/lib/invariant';
import type { Cell } from '../model/timeline-cells';
import { rowAt, rowsTop, type Rows } from './row-geometry';

/** The half hour at a point of the window, in px; outside of the timeline the nearest one. */
export type FindCell = (x: number, y: number) => Cell;

/** Measures the columns of the shown days, which is too slow for each move of a pointer. */
export function measureColumns(
  grid: HTMLElement | null,
  dates: readonly CalendarDate[],
  rows: Rows,
): FindCell {
  const columns = [...(grid?.querySelectorAll<HTMLElement>('[data-body]') ?? [])].map((body) => ({
    date: body.dataset.body,
    right: body.getBoundingClientRect().right,
    top: rowsTop(body),
  }));
  return (x, y) => {
    const column = columns.find(({ right }) => x < right) ?? columns.at(-1);
    const date = dates.find((shown) => shown === column?.date) ?? dates[0];
    invariant(date, 'a timeline shows days');
    return { date, start: rowAt(rows, y - (column?.top ?? 0)).start };
  };
}
