import {
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  toMonth,
  type CalendarDate,
  type CalendarMonth,
} from '@/lib/calendar-date';
import { findFirstRecord } from './due-from';
import { workDays, type WorkDay, type WorkFacts } from './work-days';

/** Hours. `balance` is recorded less due; `overtime` sums only the days above their due hours. */
export type Balance = { recorded: number; due: number; balance: number; overtime: number };

export type DayBalance = Balance & { date: CalendarDate };

export type MonthBalance = Balance & { month: CalendarMonth; days: readonly DayBalance[]; running: number };

/** Today is not over: hours that are still missing are not due yet. */
export function dayBalance(
  { date, recorded, expected }: Pick<WorkDay, 'date' | 'recorded' | 'expected'>,
  { today, dueFrom }: Pick<WorkFacts, 'today' | 'dueFrom'>,
): DayBalance {
  if (dueFrom === null || date < dueFrom || date > today)
    return { date, recorded: 0, due: 0, balance: 0, overtime: 0 };
  const due = date === today ? Math.min(recorded, expected) : expected;
  const balance = recorded - due;
  return { date, recorded, due, balance, overtime: Math.max(0, balance) };
}

export function countsFrom(dueFrom: CalendarDate | null, from: CalendarMonth | null): CalendarDate | null {
  const first = from && (`${from}-01` as const);
  return dueFrom !== null && first !== null && first > dueFrom ? first : dueFrom;
}

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

type BalanceStart = {
  /** Null begins with the first month that the person recorded from its first day on. */
  from: CalendarMonth | null;
  carriedOver: number;
};

export function monthBalances(facts: WorkFacts, { from, carriedOver }: BalanceStart): MonthBalance[] {
  const { today, dueFrom } = facts;
  const begin = from === null ? findFirstWholeMonth(facts) : (`${from}-01` as const);
  if (dueFrom === null || begin === null) return [];
  const months: MonthBalance[] = [];
  let running = carriedOver;
  let first = firstOfMonth(begin > dueFrom ? begin : dueFrom);
  while (first <= today) {
    const last = lastOfMonth(first);
    const days = workDays(first, last, facts).map((day) => dayBalance(day, facts));
    const sum = sumBalance(days);
    running += sum.balance;
    months.push({ month: toMonth(first), days, ...sum, running });
    first = addDays(last, 1);
  }
  return months;
}

function findFirstWholeMonth(facts: WorkFacts): CalendarDate | null {
  const record = findFirstRecord(facts.recordedHours);
  if (record === null) return null;
  const first = firstOfMonth(record);
  const isWhole = workDays(first, record, facts).every(
    ({ date, expected }) => date === record || expected === 0,
  );
  return isWhole ? first : addMonths(first, 1);
}
