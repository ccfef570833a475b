import type { CalendarDate } from '@/lib/calendar-date';
import type { HoursByDate, MemberDays } from './month-hours';

type Totals = ReadonlyMap<number, number>;

export type HoursOfPeople = ReadonlyMap<number, HoursByDate>;

/** Reads the total hours of each person in a range, deleted projects included. */
export type AskTotals = (first: CalendarDate, last: CalendarDate) => Promise<Totals>;

/** Compares totals with `recorded` and halves ranges that hide hours, one read each. @throws as `ask`. */
export async function findHiddenHours(
  dates: readonly CalendarDate[],
  recorded: ReadonlyMap<number, MemberDays>,
  ask: AskTotals,
): Promise<HoursOfPeople> {
  const found = new Map<number, Map<CalendarDate, number>>();

  async function search(from: number, to: number, hidden: Totals): Promise<void> {
    const first = dates[from];
    const last = dates[to];
    if (hidden.size === 0 || first === undefined || last === undefined) return;
    if (from === to) {
      for (const [id, hours] of hidden)
        found.set(id, (found.get(id) ?? new Map<CalendarDate, number>()).set(first, hours));
      return;
    }
    const middle = (from + to) >> 1;
    const half = await ask(first, dates[middle] ?? last);
    const early = hiddenIn(dates.slice(from, middle + 1), half, recorded);
    await search(from, middle, early);
    await search(middle + 1, to, rest(hidden, early));
  }

  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return found;
  await search(0, dates.length - 1, hiddenIn(dates, await ask(first, last), recorded));
  return found;
}

export function hiddenIn(
  dates: readonly CalendarDate[],
  totals: Totals,
  recorded: ReadonlyMap<number, MemberDays>,
): Totals {
  const hidden = new Map<number, number>();
  for (const [id, hours] of totals) {
    const seen = recorded.get(id)?.hours;
    const more = hours - dates.reduce((sum, date) => sum + (seen?.get(date) ?? 0), 0);
    if (more > 0) hidden.set(id, more);
  }
  return hidden;
}

function rest(hidden: Totals, early: Totals): Totals {
  const late = new Map<number, number>();
  for (const [id, hours] of hidden) {
    const more = hours - (early.get(id) ?? 0);
    if (more > 0) late.set(id, more);
  }
  return late;
}
