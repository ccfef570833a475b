import type { CalendarDate } from '@/lib/calendar-date';
import type { HoursByDate, MemberDays } from './days-by-member';

type Totals = ReadonlyMap<number, number>;

export type HoursOfPeople = ReadonlyMap<number, HoursByDate>;

/** Reads the total hours of each person in a range, deleted projects included. */
export type ReadTotals = (first: CalendarDate, last: CalendarDate) => Promise<Totals>;

/**
 * Finds the dates of hidden hours by halving the range of `dates`, which are consecutive and in order, and
 * then each half with hidden hours.
 *
 * @throws what `readTotals` throws.
 */
export async function findHiddenHours(
  dates: readonly CalendarDate[],
  recorded: ReadonlyMap<number, MemberDays>,
  readTotals: ReadTotals,
): Promise<HoursOfPeople> {
  const found = new Map<number, Map<CalendarDate, number>>();

  async function search(from: number, to: number, hidden: Totals): Promise<void> {
    const first = dates[from];
    const last = dates[to];
    if (hidden.size === 0 || first === undefined || last === undefined) return;
    if (from === to) {
      for (const [id, hours] of hidden) {
        const hoursByDate = found.get(id) ?? new Map<CalendarDate, number>();
        found.set(id, hoursByDate.set(first, hours));
      }
      return;
    }
    const middle = Math.floor((from + to) / 2);
    const earlyTotals = await readTotals(first, dates[middle] ?? last);
    const early = hiddenIn(dates.slice(from, middle + 1), recorded, earlyTotals);
    await search(from, middle, early);
    await search(middle + 1, to, subtractTotals(hidden, early));
  }

  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return found;
  await search(0, dates.length - 1, hiddenIn(dates, recorded, await readTotals(first, last)));
  return found;
}

/** Returns the hours of each person on these dates that `totals` contain and `recorded` does not. */
export function hiddenIn(
  dates: readonly CalendarDate[],
  recorded: ReadonlyMap<number, MemberDays>,
  totals: Totals,
): Totals {
  const hidden = new Map<number, number>();
  for (const [id, hours] of totals) {
    const recordedHours = recorded.get(id)?.hours;
    const more = hours - dates.reduce((sum, date) => sum + (recordedHours?.get(date) ?? 0), 0);
    if (more > 0) hidden.set(id, more);
  }
  return hidden;
}

function subtractTotals(hidden: Totals, early: Totals): Totals {
  const late = new Map<number, number>();
  for (const [id, hours] of hidden) {
    const more = hours - (early.get(id) ?? 0);
    if (more > 0) late.set(id, more);
  }
  return late;
}

export function sumHoursOfPeople(people: HoursOfPeople): number {
  let sum = 0;
  for (const hoursByDate of people.values()) {
    for (const hours of hoursByDate.values()) sum += hours;
  }
  return sum;
}
