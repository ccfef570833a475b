import * as z from 'zod/mini';
import { worstFigure } from '@/features/work/model/overtime-limits';
import { nameKeywords } from '@/i18n/search-keywords';
import { isSameMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { calendarMonth, orNull } from '@/lib/schema-parts';
import { createSearch } from '@/lib/word-search';
import type { BoardRow } from './closing-board';

const CHOICES = ['problems', 'leave', 'nearLimit', 'overLimit', 'changed'] as const;

/** `problems`: days to complete. `changed`: hours differ from the check. Null shows everybody. */
export type BoardChoice = (typeof CHOICES)[number] | null;

const searchSchema = z.object({
  view: orNull(z.literal('closing')),
  month: orNull(calendarMonth()),
  show: orNull(z.enum(CHOICES)),
  q: z.catch(z.string(), ''),
});

/** Reads `?view=closing&month=2026-10&show=problems&q=sato`; invalid fields fall back to their defaults. */
export function readBoardSearch(params: URLSearchParams) {
  const { view, month, show, q } = searchSchema.parse(Object.fromEntries(params));
  return { isOpen: view !== null, month: month && (`${month}-01` as const), show, search: q };
}

/** The value of `month` in the address; null for the current month. */
export function monthField(month: CalendarDate, today: CalendarDate): string | null {
  return isSameMonth(month, today) ? null : toMonth(month);
}

const MATCHES: Record<NonNullable<BoardChoice>, (row: BoardRow) => boolean> = {
  problems: ({ open }) => open.length > 0,
  leave: ({ leave }) => leave > 0,
  nearLimit: ({ limits = [] }) => worstFigure(limits)?.state === 'near',
  overLimit: ({ limits = [] }) => worstFigure(limits)?.state === 'over',
  changed: ({ changed = [] }) => changed.length > 0,
};

export const needsLimits = (choice: BoardChoice) => choice === 'nearLimit' || choice === 'overLimit';

export function isChosen(row: BoardRow, choice: BoardChoice): boolean {
  return choice === null || MATCHES[choice](row);
}

export function filterRows(rows: readonly BoardRow[], choice: BoardChoice, search: string): BoardRow[] {
  const { find } = createSearch(rows, ({ person }) => nameKeywords(person, person.staff_no));
  return find(search).filter((row) => isChosen(row, choice));
}
