import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { exactFigure } from '@/lib/exact-figure';
import { hasBalance } from './balance';
import { belongsTo, type DaysBySource, type LeaveRecord, type Person } from './leave';

/** How much of the leave on one date the balance pays; the rest is stored as unpaid. */
export type PaidDay = { date: CalendarDate; paid: number; unpaid: number };

const SOURCES_UNTIL_JUNE = ['carried', 'first'] as const;
const SOURCES_FROM_JULY = ['carried', 'second', 'first'] as const;

/** Returns the balances that can pay for a date, in the server's order; until June the second half cannot. */
const payingSources = (date: CalendarDate) =>
  date.slice(5) < '07-01' ? SOURCES_UNTIL_JUNE : SOURCES_FROM_JULY;

/** Returns the days that can pay for a date. */
function payableDays(remaining: DaysBySource, date: CalendarDate): number {
  return exactFigure(payingSources(date).reduce((sum, source) => sum + Math.max(0, remaining[source]), 0));
}

/** Deducts days from the balances in the server's order. */
function deduct(remaining: DaysBySource, date: CalendarDate, days: number): DaysBySource {
  const next = { ...remaining };
  let rest = days;
  for (const source of payingSources(date)) {
    const taken = Math.min(rest, Math.max(0, next[source]));
    next[source] -= taken;
    rest -= taken;
  }
  return next;
}

/** Finds the person's record that a date counts against; a record without a year applies to all. */
function findRecord(
  records: readonly LeaveRecord[],
  person: Person,
  date: CalendarDate,
): LeaveRecord | undefined {
  const year = Number(date.slice(0, 4));
  return records.find(
    (record) => belongsTo(record, person) && (record.year === null || record.year === year),
  );
}

/** Returns the chosen dates without a leave record of the person. */
export function datesWithoutRecord(
  records: readonly LeaveRecord[],
  person: Person,
  dates: readonly CalendarDate[],
): CalendarDate[] {
  return dates.filter((date) => !findRecord(records, person, date)).sort();
}

/** Calculates the paid part of leave by date, in order; omits dates without days by source. */
export function paidDays(
  records: readonly LeaveRecord[],
  person: Person,
  dates: readonly CalendarDate[],
  hours: number,
): PaidDay[] {
  const days = hours / FULL_DAY_HOURS;
  const remainingByRecord = new Map<LeaveRecord, DaysBySource>();
  return dates.toSorted().flatMap((date) => {
    const record = findRecord(records, person, date);
    const remaining = record && (remainingByRecord.get(record) ?? record.remainingBySource);
    if (!record || !remaining) return [];
    const paid = Math.min(days, payableDays(remaining, date));
    remainingByRecord.set(record, deduct(remaining, date, paid));
    return [{ date, paid, unpaid: exactFigure(days - paid) }];
  });
}

export type BalanceAfter = {
  year: number | null;
  used: number | null;
  remaining: number;
  /** The part of `remaining` that can pay for dates until June; null if that is all, or without such dates. */
  remainingUntilJune: number | null;
  /** Null until the length of the leave is chosen; negative for missing days. */
  after: number | null;
};

/** Returns the days that remain, or their difference of granted and used days; null if the server sends neither. */
function remainingDays({ remainingLeaves, totalLeaves, usedLeaves }: LeaveRecord): number | null {
  if (remainingLeaves !== null) return exactFigure(remainingLeaves);
  return totalLeaves === null || usedLeaves === null ? null : exactFigure(totalLeaves - usedLeaves);
}

/** Returns the balance of each record that the dates count against; with days by source, only paid days are deducted. */
export function balancesAfter(
  records: readonly LeaveRecord[],
  person: Person,
  dates: readonly CalendarDate[],
  hours: number | null,
): BalanceAfter[] {
  const paid = new Map(paidDays(records, person, dates, hours ?? 0).map((day) => [day.date, day.paid]));
  const takenByRecord = new Map<LeaveRecord, number>();
  const firstDates = new Map<LeaveRecord, CalendarDate>();
  for (const date of dates.toSorted()) {
    const record = findRecord(records, person, date);
    if (!record || !hasBalance(record)) continue;
    const days = paid.get(date) ?? (hours ?? 0) / FULL_DAY_HOURS;
    takenByRecord.set(record, (takenByRecord.get(record) ?? 0) + days);
    if (!firstDates.has(record)) firstDates.set(record, date);
  }
  return [...takenByRecord].flatMap(([record, taken]) => {
    const { year, usedLeaves, remainingBySource } = record;
    const remaining = remainingDays(record);
    if (remaining === null) return [];
    const firstDate = firstDates.get(record);
    const payable = remainingBySource && firstDate ? payableDays(remainingBySource, firstDate) : remaining;
    return {
      year,
      used: usedLeaves,
      remaining,
      remainingUntilJune: payable < remaining ? payable : null,
      after: hours === null ? null : exactFigure(remaining - taken),
    };
  });
}
