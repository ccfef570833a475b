import * as z from 'zod/mini';
import { nameKeywords } from '@/i18n/format';
import { worstFigure } from '@/features/work/model/overtime-limits';
import { firstOfMonth, isSameMonth, monthOf, type CalendarDate } from '@/lib/calendar-date';
import { calendarMonth, orNull } from '@/lib/schema-parts';
import { createSearch } from '@/lib/word-search';
import type { BoardRow } from './closing-board';

const CHOICES = ['problems', 'leave', 'nearLimit', 'overLimit', 'changed'] as const;

/** Who is shown: whoever has days to complete, leave in the month, overtime near or over a limit, or hours that were changed since the check; null is everybody. */
export type BoardChoice = (typeof CHOICES)[number] | null;

const searchSchema = z.object({
  view: orNull(z.literal('closing')),
  month: orNull(calendarMonth()),
  show: orNull(z.enum(CHOICES)),
  q: z.catch(z.string(), ''),
});

/** Reads `?view=closing&month=2026-10&show=problems&q=sato`; what cannot be read falls back. */
export function readBoardSearch(params: URLSearchParams) {
  const { view, month, show, q } = searchSchema.parse(Object.fromEntries(params));
  return { isOpen: view !== null, month: month && firstOfMonth(`${month}-01`), show, search: q };
}

/** What the address says of a month: nothing of the one of today. */
export function monthField(month: CalendarDate, today: CalendarDate): string | null {
  return isSameMonth(month, today) ? null : monthOf(month);
}

const SHOWN: Record<NonNullable<BoardChoice>, (row: BoardRow) => boolean> = {
  problems: ({ open }) => open.length > 0,
  leave: ({ leave }) => leave > 0,
  nearLimit: ({ limits = [] }) => worstFigure(limits)?.state === 'near',
  overLimit: ({ limits = [] }) => worstFigure(limits)?.state === 'over',
  changed: ({ changed = [] }) => changed.length > 0,
};

/** True for a choice that needs the limits of overtime. */
export const isOfLimits = (choice: BoardChoice) => choice === 'nearLimit' || choice === 'overLimit';

/** True for who is shown by the choice. */
export function isChosen(row: BoardRow, choice: BoardChoice): boolean {
  return choice === null || SHOWN[choice](row);
}

/** The rows that choice and search leave, in their order. */
export function shownRows(rows: readonly BoardRow[], choice: BoardChoice, search: string): BoardRow[] {
  const { find } = createSearch(rows, ({ person }) => nameKeywords(person, person.staff_no));
  return find(search).filter((row) => isChosen(row, choice));
}
