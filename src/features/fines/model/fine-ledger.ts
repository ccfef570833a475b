import { toMonth, type CalendarMonth } from '@/lib/calendar-date';
import type { Fine } from '../fields';
import { FINE_STATUS } from './fine-status';

export type LedgerEntry = Fine & {
  month: CalendarMonth;
  /** The number of the fine among the person's fines of the month, from 1. */
  count: number;
  /** The sum up to this fine in Ks, as far as amounts are known. */
  total: number;
};

type Sum = { count: number; amount: number };

export type MonthSummary = { month: CalendarMonth; all: Sum; complete: Sum; pending: Sum };

/** The highest counts without a warning, and without a severe one. Source: FIN-5. */
const CALM_COUNT = 2;
const WARNING_COUNT = 3;

const byTime = (a: Fine, b: Fine) =>
  a.date.localeCompare(b.date) || a.time.localeCompare(b.time) || a.id - b.id;

/** Adds to each fine the person's count and sum of the month up to it. Needs all fines; returns the newest first. */
export function toLedger(fines: readonly Fine[]): LedgerEntry[] {
  const latest = new Map<string, LedgerEntry>();
  const entries = fines.toSorted(byTime).map((fine) => {
    const month = toMonth(fine.date);
    const key = `${fine.staffId} ${month}`;
    const { count, total } = latest.get(key) ?? { count: 0, total: 0 };
    const entry = { ...fine, month, count: count + 1, total: total + (fine.amount ?? 0) };
    latest.set(key, entry);
    return entry;
  });
  return entries.reverse();
}

export function sumPersonMonth(ledger: readonly LedgerEntry[], staffId: number, month: CalendarMonth): Sum {
  // The ledger is newest first: this entry has the final count and total of the month.
  const newest = ledger.find((entry) => entry.staffId === staffId && entry.month === month);
  return { count: newest?.count ?? 0, amount: newest?.total ?? 0 };
}

/** Sums the entries by month, newest month first, with their complete and pending parts. */
export function summariseMonths(entries: readonly LedgerEntry[]): MonthSummary[] {
  const months = [...new Set(entries.map(({ month }) => month))].sort().reverse();
  return months.map((month) => {
    const monthEntries = entries.filter((entry) => entry.month === month);
    return {
      month,
      all: sumFines(monthEntries),
      complete: sumFines(monthEntries.filter(({ status }) => status === FINE_STATUS.complete)),
      pending: sumFines(monthEntries.filter(({ status }) => status === FINE_STATUS.pending)),
    };
  });
}

/** Counts and sums fines, as far as amounts are known. */
export function sumFines(entries: readonly LedgerEntry[]): Sum {
  return { count: entries.length, amount: entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
}

export type CountTone = 'calm' | 'warning' | 'severe';

/** Source: FIN-5. */
export function countTone(count: number): CountTone {
  if (count > WARNING_COUNT) return 'severe';
  return count > CALM_COUNT ? 'warning' : 'calm';
}
