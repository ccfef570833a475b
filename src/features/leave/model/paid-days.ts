import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { exactFigure } from '@/lib/exact-figure';
import { belongsTo, type DaysBySource, type LeaveRecord, type Person } from './leave';

/** The days of leave on one date that the balance pays; the rest is stored as unpaid. */
export type PaidDay = { date: CalendarDate; paid: number; unpaid: number };

const SOURCES_UNTIL_JUNE = ['carried', 'first'] as const;
const SOURCES_FROM_JULY = ['carried', 'second', 'first'] as const;

export const isUntilJune = (date: CalendarDate) => date.slice(5) < '07-01';

/** The server takes days from the sources in this order; days of the second half pay from July on. */
const payingSources = (date: CalendarDate) => (isUntilJune(date) ? SOURCES_UNTIL_JUNE : SOURCES_FROM_JULY);

export function payableDays(remaining: DaysBySource, date: CalendarDate): number {
  return exactFigure(payingSources(date).reduce((sum, source) => sum + Math.max(0, remaining[source]), 0));
}

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
export function findRecord(
  records: readonly LeaveRecord[],
  person: Person,
  date: CalendarDate,
): LeaveRecord | undefined {
  const year = Number(date.slice(0, 4));
  return records.find(
    (record) => belongsTo(record, person) && (record.year === null || record.year === year),
  );
}

export function datesWithoutRecord(
  records: readonly LeaveRecord[],
  person: Person,
  dates: readonly CalendarDate[],
): CalendarDate[] {
  return dates.filter((date) => !findRecord(records, person, date)).sort();
}

/** Calculates the paid part of leave by date, sorted; omits dates whose record has no days by source. */
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
