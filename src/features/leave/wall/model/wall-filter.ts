import * as z from 'zod/mini';
import { nameKeywords } from '@/i18n/search-keywords';
import { getMonday, type CalendarDate } from '@/lib/calendar-date';
import { calendarDate, orNull } from '@/lib/schema-parts';
import { createSearch } from '@/lib/word-search';
import type { WallRow } from './wall-rows';

const CHOICES = ['leave', 'today'] as const;

/** Filters the rows: people with leave in these weeks, or off today; null shows everybody. */
export type WallChoice = (typeof CHOICES)[number] | null;

const searchSchema = z.object({
  view: orNull(z.literal('wall')),
  from: orNull(calendarDate()),
  show: orNull(z.enum(CHOICES)),
  q: z.catch(z.string(), ''),
});

/** Reads `?view=wall&from=2026-11-16&show=leave&q=sato`; invalid values fall back. */
export function readWallSearch(params: URLSearchParams) {
  const { view, from, show, q } = searchSchema.parse(Object.fromEntries(params));
  return { isOpen: view !== null, from: from && getMonday(from), show, search: q };
}

const MATCHES: Record<NonNullable<WallChoice>, (row: WallRow, today: CalendarDate) => boolean> = {
  leave: ({ absentDays }) => absentDays > 0,
  today: ({ days }, today) => days.some(({ date, absence }) => date === today && absence !== null),
};

export function isOnWall(row: WallRow, choice: WallChoice, today: CalendarDate): boolean {
  return choice === null || MATCHES[choice](row, today);
}

export function createWallSearch(rows: readonly WallRow[]) {
  return createSearch(rows, ({ person }) => nameKeywords(person, person.staff_no));
}

/** Returns the rows that match the choice, in their order, or rows with leave first. */
export function shownOnWall(
  rows: readonly WallRow[],
  { choice, today, isLeaveFirst }: { choice: WallChoice; today: CalendarDate; isLeaveFirst: boolean },
): WallRow[] {
  const shown = rows.filter((row) => isOnWall(row, choice, today));
  if (!isLeaveFirst) return shown;
  return shown.toSorted((a, b) => Number(b.absentDays > 0) - Number(a.absentDays > 0));
}
