import { paths } from '@/config/paths';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { toMonth, type CalendarDate } from '@/lib/calendar-date';
import type { BoardRow } from './closing-board';

type BoardDays = {
  /** The first day of the month. */
  first: CalendarDate;
  dates: readonly CalendarDate[];
  today: CalendarDate;
};

/**
 * The page behind a cell; `column` is the number of a day, or the id of another column. A column without its
 * own page opens the first day to complete, else the latest day. Null in a future month, except for its days
 * and the limits.
 */
export function boardCellAddress(
  { person, open }: BoardRow,
  column: string,
  { first, dates, today }: BoardDays,
): string | null {
  if (column === 'limits') return `${paths.person(person.id)}?month=${toMonth(first)}`;
  const day = dates[Number(column) - 1] ?? open[0]?.date ?? dates.findLast((date) => date <= today);
  if (day === undefined) return null;
  if (column === 'balance') return `${paths.person(person.id)}?balance=${toMonth(first)}`;
  return reportingAddress(day, person.id);
}
