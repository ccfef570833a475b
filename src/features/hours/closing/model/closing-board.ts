import type { Named } from '@/lib/named';
import { dueFrom, firstRecordOf } from '@/features/work/model/due-from';
import { countsFrom, dayBalance, sumBalance } from '@/features/work/model/hours-balance';
import type { LimitFigure } from '@/features/work/model/overtime-limits';
import type { StartDates } from '@/features/work/model/slot';
import { workHoursOf, type WorkCalendar } from '@/features/work/model/work-calendar';
import { daysToComplete, totalsOf, workDaysOn, type WorkDay } from '@/features/work/model/work-days';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import type { ChangedDay } from './changed-days';
import type { HoursOfPeople } from './hidden-hours';
import type { HoursByDate, MemberDays } from './month-hours';

/** Whoever is to record hours. */
export type BoardPerson = Named & {
  staff_no: string;
  position: number | null;
  email?: string;
  staff_image_url?: string | null;
  /** From when on the person is permanent: joined by then. */
  permanent_date: CalendarDate | null;
};

/** `unknown`: no record yet, and no date from which on hours are due. `uncounted`: not all is known that counts. */
type RowState = 'open' | 'complete' | 'unknown' | 'uncounted';

/** One person's month. */
export type BoardRow = {
  person: BoardPerson;
  /** Neither date is known: counted from their first record. */
  isStartGuessed: boolean;
  /** Those of the month, in order. */
  days: readonly WorkDay[];
  /** Those to complete. */
  open: readonly WorkDay[];
  state: RowState;
  /** Hours recorded up to today, and what was due by then. */
  total: number;
  due: number;
  /** Hours more or less than due in the month: today owes no more than is recorded of it. */
  balance: number;
  /** Hours that the days to complete lack. */
  missing: number;
  /** Hours of leave in the month. */
  leave: number;
  /** How far the person is from each limit of overtime, once that is counted. */
  limits?: readonly LimitFigure[];
  /** The days whose hours differ from the check of the month, where it has one. */
  changed?: readonly ChangedDay[];
};

export type BoardSources = {
  /** All of the month. */
  dates: readonly CalendarDate[];
  today: CalendarDate;
  recorded: ReadonlyMap<number, MemberDays>;
  /** Hours that the read by day leaves out, where they are known. */
  hidden?: HoursOfPeople;
  findLeaveHours: (person: BoardPerson) => HoursByDate;
  joinDates: ReadonlyMap<number, CalendarDate>;
  /** The first record of people without a date, as far as it was read; of the others that of the month counts. */
  firstRecords?: ReadonlyMap<number, CalendarDate>;
  calendar?: WorkCalendar;
  /** The month with which the balance begins, where one is said. */
  balanceFrom?: CalendarMonth | null;
};

const NO_HOURS: HoursByDate = new Map();

/** The board: everybody with their days, those with most to complete first, else in the order of `people`. */
export function boardRows(people: readonly BoardPerson[], sources: BoardSources): BoardRow[] {
  const members = new Set(people.map(({ id }) => id));
  // Whoever recorded hours is shown, also where their own row could not be read.
  const others = [...sources.recorded.values()]
    .filter(({ member }) => !members.has(member.id))
    .map(({ member }): BoardPerson => ({ ...member, staff_no: '', position: null, permanent_date: null }));
  return [...people, ...others]
    .map((person) => boardRow(person, sources))
    .sort((one, other) => other.open.length - one.open.length);
}

/** People of whom nothing is counted, in their order, with what is recorded where that is known. */
export function uncountedRows(
  people: readonly BoardPerson[],
  dates: readonly CalendarDate[],
  recorded?: ReadonlyMap<number, MemberDays>,
): BoardRow[] {
  const nothing = { open: [], total: 0, due: 0, balance: 0, missing: 0, leave: 0 };
  return people.map((person) => {
    const hours = recorded?.get(person.id)?.hours ?? NO_HOURS;
    const days = dates.map((date): WorkDay => ({
      ...{ date, kind: 'unknown', recorded: hours.get(date) ?? 0, expected: 0, leave: 0 },
    }));
    return { person, state: 'uncounted', isStartGuessed: false, days: recorded ? days : [], ...nothing };
  });
}

function boardRow(person: BoardPerson, sources: BoardSources): BoardRow {
  const recordedHours = addHours(sources.recorded.get(person.id)?.hours, sources.hidden?.get(person.id));
  const first = sources.firstRecords?.get(person.id) ?? firstRecordOf(recordedHours);
  const from = dueFrom(toStartDates(person, sources.joinDates), first);
  const leaveHours = sources.findLeaveHours(person);
  const { today } = sources;
  const hours = workHoursOf(sources.calendar, person);
  const days = workDaysOn(sources.dates, { today, ...hours, recordedHours, leaveHours, dueFrom: from });
  const counts = { today, dueFrom: countsFrom(from, sources.balanceFrom ?? null) };
  const open = daysToComplete(days);
  const { recorded: total, due, leave } = totalsOf(days, today);
  return {
    person,
    isStartGuessed: from !== null && lacksDates(person, sources.joinDates),
    days,
    open,
    state: from === null ? 'unknown' : open.length > 0 ? 'open' : 'complete',
    total,
    due,
    balance: sumBalance(days.map((day) => dayBalance(day, counts))).balance,
    missing: missingHours(open),
    leave,
  };
}

function toStartDates(
  { id, permanent_date: permanentDate }: BoardPerson,
  joinDates: BoardSources['joinDates'],
): StartDates {
  return { joinDate: joinDates.get(id) ?? null, permanentDate };
}

/** True for whom no list says since when they are here: only their own half hours tell it. */
export function lacksDates(person: BoardPerson, joinDates: BoardSources['joinDates']): boolean {
  return dueFrom(toStartDates(person, joinDates), null) === null;
}

/** The hours of both, by date. */
export function addHours(one: HoursByDate = NO_HOURS, other: HoursByDate = NO_HOURS): HoursByDate {
  if (other.size === 0) return one;
  const sum = new Map(one);
  for (const [date, hours] of other) sum.set(date, (sum.get(date) ?? 0) + hours);
  return sum;
}

/** What days to complete lack, in hours. */
function missingHours(open: readonly WorkDay[]): number {
  return open.reduce((sum, { expected, recorded }) => sum + expected - recorded, 0);
}

/** What stands above the board. */
export function boardFigures(rows: readonly BoardRow[]) {
  return {
    all: rows.length,
    complete: rows.filter(({ state }) => state === 'complete').length,
    unknown: rows.filter(({ state }) => state === 'unknown').length,
    guessed: rows.filter(({ isStartGuessed }) => isStartGuessed).length,
    days: rows.reduce((sum, { open }) => sum + open.length, 0),
    hours: rows.reduce((sum, { missing }) => sum + missing, 0),
  };
}

/** How many of these people are to complete each of the dates. */
export function peopleMissing(rows: readonly BoardRow[], dates: readonly CalendarDate[]): number[] {
  const count = new Map<CalendarDate, number>();
  for (const { open } of rows) for (const { date } of open) count.set(date, (count.get(date) ?? 0) + 1);
  return dates.map((date) => count.get(date) ?? 0);
}
