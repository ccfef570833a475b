import * as z from 'zod/mini';
import { nameKeywords } from '@/i18n/format';
import { worstFigure } from '@/features/work/model/overtime-limits';
import { firstOfMonth, isSameMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { calendarMonth, orNull } from '@/lib/schema-parts';
import { createSearch } from '@/lib/word-search';
import type { BoardRow } from './closing-board';

const CHOICES = ['problems', 'leave', 'nearLimit', 'overLimit', 'changed'] as const;

/**
 * Shows people with days to complete, with leave, near or over an overtime limit, or with hours changed since
 * the check; null shows everybody.
 */
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
  return { isOpen: view !== null, month: month && firstOfMonth(`${month}-01`), show, search: q };
}

/** The month as a URL field; null for the current month, which is the default. */
export function monthField(month: CalendarDate, today: CalendarDate): string | null {
  return isSameMonth(month, today) ? null : toMonth(month);
}

const SHOWN: Record<NonNullable<BoardChoice>, (row: BoardRow) => boolean> = {
  problems: ({ open }) => open.length > 0,
  leave: ({ leave }) => leave > 0,
  nearLimit: ({ limits = [] }) => worstFigure(limits)?.state === 'near',
  overLimit: ({ limits = [] }) => worstFigure(limits)?.state === 'over',
  changed: ({ changed = [] }) => changed.length > 0,
};

/** True for choices that need the overtime limits. */
export const isOfLimits = (choice: BoardChoice) => choice === 'nearLimit' || choice === 'overLimit';

/** True for a row that the choice shows. */
export function isChosen(row: BoardRow, choice: BoardChoice): boolean {
  return choice === null || SHOWN[choice](row);
}

/** The rows that the choice shows and the search finds, in their order. */
export function shownRows(rows: readonly BoardRow[], choice: BoardChoice, search: string): BoardRow[] {
  const { find } = createSearch(rows, ({ person }) => nameKeywords(person, person.staff_no));
  return find(search).filter((row) => isChosen(row, choice));
}
