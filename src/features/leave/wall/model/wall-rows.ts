import { expectedHours } from '@/features/work/model/expected-hours';
import {
  findWorkHours,
  type WorkCalendar,
  type Employee,
  type WorkHours,
} from '@/features/work/model/work-calendar';
import { getWeekday, type CalendarDate } from '@/lib/calendar-date';
import { exactFigure } from '@/lib/exact-figure';
import type { Leave, LeaveType, Person } from '../../model/leave';
import { leaveHoursByDate } from '../../model/split-leave';

export type WallPerson = Person & Employee & { staff_image_url?: string | null };

/** `mixed` is partly paid; for `other` the server sent a type with its own names. */
type AbsenceKind = 'paid' | 'unpaid' | 'mixed' | 'other';

export type Absence = {
  kind: AbsenceKind;
  /** At most the expected hours of the day. */
  hours: number;
  isWhole: boolean;
  /** The number of consecutive whole days of this kind, from this day on and within the week. */
  run: number;
  /** The day belongs to the run of an earlier day. */
  isContinued: boolean;
};

export type WallDay = {
  date: CalendarDate;
  /** `before`: the person had not joined yet; `offDuty`: no working hours on that weekday. */
  state: 'work' | 'holiday' | 'before' | 'offDuty';
  absence: Absence | null;
};

export type WallRow = {
  person: WallPerson;
  days: readonly WallDay[];
  absentDays: number;
};

export type WallFacts = {
  dates: readonly CalendarDate[];
  findLeaves: (person: WallPerson) => readonly Leave[];
  joinDates: ReadonlyMap<number, CalendarDate>;
  calendar?: WorkCalendar;
};

/** A person without a date of joining counts as employed on all dates. */
export function wallRows(people: readonly WallPerson[], facts: WallFacts): WallRow[] {
  return people.map((person) => {
    const days = createDays(person, facts);
    setRuns(days);
    return { person, days, absentDays: days.filter(({ absence }) => absence).length };
  });
}

function createDays(person: WallPerson, { dates, findLeaves, joinDates, calendar }: WallFacts): WallDay[] {
  const shownDates = new Set(dates);
  const leaves = findLeaves(person).filter(({ date }) => date !== null && shownDates.has(date));
  const hours = leaveHoursByDate(leaves);
  const joinDate = joinDates.get(person.id) ?? null;
  const workHours = findWorkHours(calendar, person);
  return dates.map((date) => {
    const dayHours = expectedHours(date, { joinDate, ...workHours });
    if (dayHours === 0) return { date, state: classifyDayOff(date, joinDate, workHours), absence: null };
    const presentHours = expectedHours(date, { leaveHours: hours.get(date), joinDate, ...workHours });
    const absentHours = exactFigure(dayHours - presentHours);
    if (absentHours === 0) return { date, state: 'work', absence: null };
    const kind = classifyAbsence(leaves.filter((leave) => leave.date === date).map(({ type }) => type));
    const isWhole = absentHours === dayHours;
    const absence = { kind, hours: absentHours, isWhole, run: 1, isContinued: false };
    return { date, state: 'work', absence };
  });
}

function classifyDayOff(
  date: CalendarDate,
  joinDate: CalendarDate | null,
  { holidays }: WorkHours,
): WallDay['state'] {
  if (holidays?.has(date)) return 'holiday';
  return joinDate !== null && date < joinDate ? 'before' : 'offDuty';
}

function classifyAbsence(types: readonly LeaveType[]): AbsenceKind {
  if (types.every((type) => type === 'unpaid')) return 'unpaid';
  if (types.every((type) => type === 'paid')) return 'paid';
  return types.some((type) => typeof type !== 'string') ? 'other' : 'mixed';
}

const areInOneWeek = (day: WallDay, next: WallDay) => getWeekday(day.date) < getWeekday(next.date);

const areOneKind = (absence: Absence, next: Absence) =>
  absence.isWhole && next.isWhole && absence.kind === next.kind;

/** Counts from the last day backwards, so that each day adds one to the run of the next day. */
function setRuns(days: readonly WallDay[]): void {
  let next: WallDay | undefined;
  for (const day of days.toReversed()) {
    if (day.absence && next?.absence && areOneKind(day.absence, next.absence) && areInOneWeek(day, next)) {
      day.absence.run = next.absence.run + 1;
      next.absence.isContinued = true;
    }
    next = day;
  }
}

/** People at work on a day; 0 of 0 on a holiday. */
export type AtWork = {
  date: CalendarDate;
  /** People who are not off all day. */
  count: number;
  /** People with working hours that day. */
  all: number;
  /** The fewest people who should be at work. */
  limit: number;
  isBelow: boolean;
};

/** Counts the people at work on each day; the limit is `leastPercent` of those with working hours. */
export function peopleAtWork(rows: readonly WallRow[], leastPercent: number): AtWork[] {
  const dates = rows[0]?.days.map(({ date }) => date) ?? [];
  return dates.map((date, index) => {
    let count = 0;
    let all = 0;
    for (const { days } of rows) {
      const day = days[index];
      if (day?.state !== 'work') continue;
      all++;
      if (!day.absence?.isWhole) count++;
    }
    const limit = Math.ceil((all * leastPercent) / 100);
    return { date, count, all, limit, isBelow: count < limit };
  });
}
