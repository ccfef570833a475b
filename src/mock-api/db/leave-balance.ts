import { addDays, addMonths, daysBetween, firstOfYear, type CalendarDate } from '@/lib/calendar-date';
import type { Generation } from '../generation';
import type { LeaveRecordRow } from './row-types';

const PAID = 1;
export const UNPAID = 0;
/** A short leave that waits until several make a half day. */
export const WAITING = 3;

const FULL_YEAR_DAYS = 10;
const HALF_YEAR_DAYS = 5;

const DAYS_BY_CODE: Record<string, number> = {
  '1': 1,
  '2': 0.5,
  '3': 0.4375,
  '4': 0.375,
  '5': 0.3125,
  '6': 0.25,
  '7': 0.1875,
  '8': 0.125,
  '9': 0.0625,
};

const CODE_BY_WORDS: Record<string, string> = {
  'full day': '1',
  'half day': '2',
  '3 hours 30 minutes': '3',
  '3 hours': '4',
  '2 hours 30 minutes': '5',
  '2 hours': '6',
  '1 hour 30 minutes': '7',
  '1 hour': '8',
  '30 minutes': '9',
};

/** `duration` is a code from 1 to 9, words, or a fraction of a day. Null for anything else. */
export function toDays(duration: string): number | null {
  const code = CODE_BY_WORDS[duration.toLowerCase()] ?? duration;
  const fraction = Number(duration);
  return DAYS_BY_CODE[code] ?? (fraction > 0 && fraction < 1 ? fraction : null);
}

function toDuration(days: number): string {
  const code = Object.entries(DAYS_BY_CODE).find(([, dayCount]) => dayCount === days)?.[0];
  return code ?? `${days * 8} Hours`;
}

function isFirstHalf(date: CalendarDate): boolean {
  return date.slice(5) < '07-01';
}

type LeaveTaken = {
  record: LeaveRecordRow;
  /** A split leave has its own `duration` in each part. */
  parts: { leave_type: number; day_count: number; duration?: string }[];
};

/** The newer server uses carry-over, then the halves that have begun; the rest becomes an unpaid row. */
export function takeLeave(record: LeaveRecordRow, date: CalendarDate, days: number): LeaveTaken {
  const next = { ...record };
  let unpaid = days;
  const sources = isFirstHalf(date)
    ? (['carry_leaves', 'first_annual'] as const)
    : (['carry_leaves', 'second_annual', 'first_annual'] as const);
  for (const source of sources) {
    const used = Math.max(0, Math.min(unpaid, next[source]));
    next[source] -= used;
    unpaid -= used;
  }
  const paid = days - unpaid;
  next.total_used += paid;
  next.remain_leaves = next.carry_leaves + next.first_annual + next.second_annual;
  const parts = [
    { leave_type: PAID, day_count: paid },
    { leave_type: UNPAID, day_count: unpaid },
  ];
  if (paid === 0 || unpaid === 0) return { record: next, parts: parts.filter((part) => part.day_count > 0) };
  return {
    record: next,
    parts: parts.map((part) => ({ ...part, duration: toDuration(part.day_count) })),
  };
}

/** The older server goes below zero, stores the former `remain_leaves`, and counts any leave as a day. */
export function takeLeaveOlder(record: LeaveRecordRow, date: CalendarDate, days: number): LeaveTaken {
  const half = isFirstHalf(date) ? 'first_annual' : 'second_annual';
  const leaveType = record[half] > 0 ? PAID : UNPAID;
  const next = {
    ...record,
    [half]: record[half] - days,
    total_used: record.total_used + days,
    remain_leaves: record.first_annual + record.second_annual,
  };
  return { record: next, parts: [{ leave_type: leaveType, day_count: 1 }] };
}

type Entitlement = { total: number; first: number; second: number };

/**
 * In the year of permanent employment a share of the leave, each figure rounded to half a day; all of it in
 * later years. The older server gives the share in every year, counts 1 July as the first half, and takes
 * half a year for the length of the second.
 */
export function calculateEntitlement(
  permanentDate: CalendarDate,
  year: number,
  generation: Generation,
): Entitlement {
  if (generation === 'b' && Number(permanentDate.slice(0, 4)) < year) {
    return { total: FULL_YEAR_DAYS, first: HALF_YEAR_DAYS, second: HALF_YEAR_DAYS };
  }
  const start = firstOfYear(permanentDate);
  const end = addDays(addMonths(start, 12), -1);
  const halfEnd = addDays(addMonths(start, 6), generation === 'a' ? 0 : -1);
  const daysOfYear = daysBetween(start, end) + 1;
  const daysLeft = daysBetween(permanentDate, end) + 1;
  const secondHalfDays = generation === 'a' ? daysOfYear / 2 : daysBetween(halfEnd, end);
  const isByHalfEnd = permanentDate <= halfEnd;
  const firstShare = (daysBetween(permanentDate, halfEnd) + 1) / (daysBetween(start, halfEnd) + 1);
  return {
    total: toHalves((daysLeft / daysOfYear) * FULL_YEAR_DAYS),
    first: isByHalfEnd ? toHalves(firstShare * HALF_YEAR_DAYS) : 0,
    second: isByHalfEnd ? HALF_YEAR_DAYS : toHalves((daysLeft / secondHalfDays) * HALF_YEAR_DAYS),
  };
}

function toHalves(days: number): number {
  return Math.round(days * 2) / 2;
}
