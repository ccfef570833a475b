import {
  addMonths,
  datesBetween,
  firstOfMonth,
  isWeekend,
  lastOfMonth,
  type CalendarDate,
} from '@/lib/calendar-date';
import { expectedHours } from './expected-hours';
import type { WorkHours } from './work-calendar';

/** `missing` and `partial` are past; `unknown` is before hours are due; `free` has no working hours. */
export type DayKind =
  | 'complete'
  | 'over'
  | 'partial'
  | 'missing'
  | 'leave'
  | 'holiday'
  | 'weekend'
  | 'free'
  | 'future'
  | 'today'
  | 'unknown';

export type WorkDay = {
  date: CalendarDate;
  kind: DayKind;
  recorded: number;
  expected: number;
  leave: number;
};

export type WorkFacts = WorkHours & {
  today: CalendarDate;
  recordedHours: ReadonlyMap<CalendarDate, number>;
  leaveHours: ReadonlyMap<CalendarDate, number>;
  dueFrom: CalendarDate | null;
};

export type WorkTotals = {
  recorded: number;
  /** Includes all hours of today. */
  due: number;
  dueInAll: number;
  leaveSoFar: number;
  leave: number;
};

export function workDays(first: CalendarDate, last: CalendarDate, facts: WorkFacts): WorkDay[] {
  return workDaysOn(datesBetween(first, last), facts);
}

export function workDaysOn(dates: readonly CalendarDate[], facts: WorkFacts): WorkDay[] {
  return dates.map((date) => describeDay(date, facts));
}

export function workMonth(date: CalendarDate, facts: WorkFacts): WorkDay[] {
  return workDays(firstOfMonth(date), lastOfMonth(date), facts);
}

export function daysToComplete(days: readonly WorkDay[]): WorkDay[] {
  return days.filter(({ kind }) => kind === 'missing' || kind === 'partial');
}

export function daysToCompleteNow(facts: WorkFacts): WorkDay[] {
  return daysToComplete(workDays(addMonths(firstOfMonth(facts.today), -1), facts.today, facts));
}

export function sumWorkDays(days: readonly WorkDay[], today: CalendarDate): WorkTotals {
  const totals = { recorded: 0, due: 0, dueInAll: 0, leaveSoFar: 0, leave: 0 };
  for (const { date, recorded, expected, leave } of days) {
    totals.dueInAll += expected;
    totals.leave += leave;
    if (date > today) continue;
    totals.recorded += recorded;
    totals.due += expected;
    totals.leaveSoFar += leave;
  }
  return totals;
}

export function hasRecords({ recordedHours }: Pick<WorkFacts, 'recordedHours'>): boolean {
  return [...recordedHours.values()].some((hours) => hours > 0);
}

function describeDay(date: CalendarDate, facts: WorkFacts): WorkDay {
  const { holidays, hoursOn, leaveHours, dueFrom } = facts;
  const recorded = facts.recordedHours.get(date) ?? 0;
  const whole = dueFrom === null ? 0 : expectedHours(date, { joinDate: dueFrom, holidays, hoursOn });
  const leave = Math.min(whole, leaveHours.get(date) ?? 0);
  const expected = whole - leave;
  return { date, kind: classifyDay({ date, recorded, expected, leave }, facts), recorded, expected, leave };
}

function classifyDay(
  { date, recorded, expected, leave }: Omit<WorkDay, 'kind'>,
  { today, holidays, dueFrom }: WorkFacts,
): DayKind {
  if (recorded > expected) return 'over';
  if (expected === 0) {
    if (leave > 0) return 'leave';
    if (isWeekend(date)) return 'weekend';
    if (holidays?.has(date)) return 'holiday';
    return dueFrom !== null && date >= dueFrom ? 'free' : 'unknown';
  }
  if (recorded === expected) return 'complete';
  if (date >= today) return date === today ? 'today' : 'future';
  return recorded > 0 ? 'partial' : 'missing';
}
