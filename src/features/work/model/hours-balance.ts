import {
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  type CalendarDate,
  type CalendarMonth,
} from '@/lib/calendar-date';
import { firstRecordOf } from './due-from';
import { workDays, type WorkDay, type WorkKnown } from './work-days';

/** Hours more than due; less where it is below 0. `overtime` are those of each day beyond what was due of it. */
export type Balance = { recorded: number; due: number; balance: number; overtime: number };

export type DayBalance = Balance & { date: CalendarDate };

/** A month with its days, and the balance at its end: `running` also counts what was before it. */
export type MonthBalance = Balance & { month: CalendarMonth; days: readonly DayBalance[]; running: number };

/**
 * What a day adds to the balance. Days before hours are due and days to come add nothing. Today is not over: what is not recorded of it
 * is not owed yet, so today adds what is recorded beyond its hours alone.
 */
export function dayBalance(
  { date, recorded, expected }: Pick<WorkDay, 'date' | 'recorded' | 'expected'>,
  { today, dueFrom }: Pick<WorkKnown, 'today' | 'dueFrom'>,
): DayBalance {
  if (dueFrom === null || date < dueFrom || date > today)
    return { date, recorded: 0, due: 0, balance: 0, overtime: 0 };
  const due = date === today ? Math.min(recorded, expected) : expected;
  const balance = recorded - due;
  return { date, recorded, due, balance, overtime: Math.max(0, balance) };
}

/** The first day that counts for the balance: that of its first month, where one is said, or from which on hours are due. */
export function countsFrom(dueFrom: CalendarDate | null, from: CalendarMonth | null): CalendarDate | null {
  const first = from && (`${from}-01` as const);
  return dueFrom !== null && first !== null && first > dueFrom ? first : dueFrom;
}

/** What several days or months add up to. */
export function sumBalance(parts: readonly Balance[]): Balance {
  const sum = { recorded: 0, due: 0, balance: 0, overtime: 0 };
  for (const { recorded, due, balance, overtime } of parts) {
    sum.recorded += recorded;
    sum.due += due;
    sum.balance += balance;
    sum.overtime += overtime;
  }
  return sum;
}

type Asked = {
  /** The first month that counts; null is the first of which the person recorded hours from its beginning. */
  from: CalendarMonth | null;
  /** Hours carried over from before it. */
  carriedOver?: number;
};

/** The months of a person up to the one of today, in order; none where nothing is due, or the first month is yet to come. */
export function monthBalances(known: WorkKnown, { from, carriedOver = 0 }: Asked): MonthBalance[] {
  const { today, dueFrom } = known;
  const begin = from === null ? firstWholeMonth(known) : (`${from}-01` as const);
  if (dueFrom === null || begin === null) return [];
  const months: MonthBalance[] = [];
  let running = carriedOver;
  let first = firstOfMonth(begin > dueFrom ? begin : dueFrom);
  while (first <= today) {
    const last = lastOfMonth(first);
    const days = workDays(first, last, known).map((day) => dayBalance(day, known));
    const sum = sumBalance(days);
    running += sum.balance;
    months.push({ month: monthOf(first), days, ...sum, running });
    first = addDays(last, 1);
  }
  return months;
}

/** The first day of the month of the first record; of the next one where hours were due in that month before it. */
function firstWholeMonth(known: WorkKnown): CalendarDate | null {
  const record = firstRecordOf(known.recordedHours);
  if (record === null) return null;
  const first = firstOfMonth(record);
  const isWhole = workDays(first, record, known).every(
    ({ date, expected }) => date === record || expected === 0,
  );
  return isWhole ? first : addMonths(first, 1);
}
