import { dueFrom, findFirstRecord } from '@/features/work/model/due-from';
import { countsFrom, dayBalance, sumBalance } from '@/features/work/model/hours-balance';
import type { LimitFigure } from '@/features/work/model/overtime-limits';
import type { StartDates } from '@/features/work/model/slot';
import { findWorkHours, type WorkCalendar } from '@/features/work/model/work-calendar';
import { daysToComplete, sumWorkDays, workDaysOn, type WorkDay } from '@/features/work/model/work-days';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import type { HoursOfPeople } from './hidden-hours';
import type { HoursByDate, MemberDays } from './days-by-member';

export type BoardPerson = Named & {
  staff_no: string;
  position: number | null;
  email?: string;
  staff_image_url?: string | null;
  /** The day of permanent employment; the person has joined by then. */
  permanent_date: CalendarDate | null;
};

/** `unknown`: no record and no date from which hours are due. `uncounted`: sources are missing. */
type RowState = 'open' | 'complete' | 'unknown' | 'uncounted';

export type ChangedDay = { date: CalendarDate; before: number; now: number };

export type BoardRow = {
  person: BoardPerson;
  /** True where hours count from the first record, because the person has no other date. */
  isStartGuessed: boolean;
  days: readonly WorkDay[];
  open: readonly WorkDay[];
  state: RowState;
  /** Hours recorded up to today, and what was due by then. */
  total: number;
  due: number;
  /** Recorded less due hours of the month; today owes no more than it has recorded. */
  balance: number;
  /** The missing hours of the days to complete. */
  missing: number;
  leave: number;
  limits?: readonly LimitFigure[];
  /** The days whose hours differ from the check; undefined for a month without a check. */
  changed?: readonly ChangedDay[];
};

export type BoardSources = {
  dates: readonly CalendarDate[];
  today: CalendarDate;
  recorded: ReadonlyMap<number, MemberDays>;
  /** Hours on deleted projects, which `recorded` lacks. */
  hidden?: HoursOfPeople;
  findLeaveHours: (person: BoardPerson) => HoursByDate;
  joinDates: ReadonlyMap<number, CalendarDate>;
  /** Read for people without other dates; where it is missing, the first record of the month counts. */
  firstRecords: ReadonlyMap<number, CalendarDate>;
  calendar: WorkCalendar;
  /** The configured month with which the balance begins; null where none is configured. */
  balanceFrom: CalendarMonth | null;
};

const NO_HOURS: HoursByDate = new Map();

/** The rows of everybody, with the most days to complete first, else in the order of `people`. */
export function boardRows(people: readonly BoardPerson[], sources: BoardSources): BoardRow[] {
  const members = new Set(people.map(({ id }) => id));
  // People with recorded hours are shown even where their member row was invalid.
  const others = [...sources.recorded.values()]
    .filter(({ member }) => !members.has(member.id))
    .map(({ member }): BoardPerson => ({ ...member, staff_no: '', position: null, permanent_date: null }));
  return [...people, ...others]
    .map((person) => toBoardRow(person, sources))
    .sort((a, b) => b.open.length - a.open.length);
}

/** Rows without counts, with the recorded hours as far as they are known. */
export function uncountedRows(
  people: readonly BoardPerson[],
  dates: readonly CalendarDate[],
  recorded?: ReadonlyMap<number, MemberDays>,
): BoardRow[] {
  const noFigures = { open: [], total: 0, due: 0, balance: 0, missing: 0, leave: 0 };
  return people.map((person) => {
    const hours = recorded?.get(person.id)?.hours ?? NO_HOURS;
    const days = dates.map((date): WorkDay => ({
      date,
      kind: 'unknown',
      recorded: hours.get(date) ?? 0,
      expected: 0,
      leave: 0,
    }));
    return { person, state: 'uncounted', isStartGuessed: false, days: recorded ? days : [], ...noFigures };
  });
}

function toBoardRow(person: BoardPerson, sources: BoardSources): BoardRow {
  const recordedHours = addHours(sources.recorded.get(person.id)?.hours, sources.hidden?.get(person.id));
  const firstRecord = sources.firstRecords.get(person.id) ?? findFirstRecord(recordedHours);
  const from = dueFrom(toStartDates(person, sources.joinDates), firstRecord);
  const leaveHours = sources.findLeaveHours(person);
  const { today } = sources;
  const hours = findWorkHours(sources.calendar, person);
  const days = workDaysOn(sources.dates, { today, ...hours, recordedHours, leaveHours, dueFrom: from });
  const counts = { today, dueFrom: countsFrom(from, sources.balanceFrom) };
  const open = daysToComplete(days);
  const { recorded: total, due, leave } = sumWorkDays(days, today);
  return {
    person,
    isStartGuessed: from !== null && lacksDates(person, sources.joinDates),
    days,
    open,
    state: toState(from, open),
    total,
    due,
    balance: sumBalance(days.map((day) => dayBalance(day, counts))).balance,
    missing: sumMissingHours(open),
    leave,
  };
}

function toState(from: CalendarDate | null, open: readonly WorkDay[]): RowState {
  if (from === null) return 'unknown';
  return open.length > 0 ? 'open' : 'complete';
}

function toStartDates(
  { id, permanent_date: permanentDate }: BoardPerson,
  joinDates: BoardSources['joinDates'],
): StartDates {
  return { joinDate: joinDates.get(id) ?? null, permanentDate };
}

export function lacksDates(person: BoardPerson, joinDates: BoardSources['joinDates']): boolean {
  const { joinDate, permanentDate } = toStartDates(person, joinDates);
  return joinDate === null && permanentDate === null;
}

export function addHours(first: HoursByDate = NO_HOURS, second: HoursByDate = NO_HOURS): HoursByDate {
  if (second.size === 0) return first;
  const sum = new Map(first);
  for (const [date, hours] of second) sum.set(date, (sum.get(date) ?? 0) + hours);
  return sum;
}

function sumMissingHours(open: readonly WorkDay[]): number {
  return open.reduce((sum, { expected, recorded }) => sum + expected - recorded, 0);
}

export function boardFigures(rows: readonly BoardRow[]) {
  return {
    all: rows.length,
    complete: rows.filter(({ state }) => state === 'complete').length,
    unknown: rows.filter(({ state }) => state === 'unknown').length,
    guessed: rows.filter(({ isStartGuessed }) => isStartGuessed).length,
    openDays: rows.reduce((sum, { open }) => sum + open.length, 0),
    missingHours: rows.reduce((sum, { missing }) => sum + missing, 0),
  };
}

export function countPeopleToComplete(rows: readonly BoardRow[], dates: readonly CalendarDate[]): number[] {
  const counts = new Map<CalendarDate, number>();
  for (const { date } of rows.flatMap(({ open }) => open)) counts.set(date, (counts.get(date) ?? 0) + 1);
  return dates.map((date) => counts.get(date) ?? 0);
}
