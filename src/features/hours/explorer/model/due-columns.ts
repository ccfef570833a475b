import { findFirstRecord } from '@/features/work/model/due-from';
import { countsFrom, dayBalance } from '@/features/work/model/hours-balance';
import { findWorkHours, type WorkCalendar, type Employee } from '@/features/work/model/work-calendar';
import { workDaysOn } from '@/features/work/model/work-days';
import { datesBetween, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { daysByMember, type HoursByDate } from '../../closing/model/days-by-member';
import type { DateRange } from '../../model/date-range';
import type { HourTable } from './aggregate';
import { createSumLookup, type SumLookup } from './compared-tables';
import { factAt, isDayUnknown, packHours, type HourColumns, type HourFact } from './hour-columns';

/** `dueFrom` is null for a person whose hours are due from their first record in the range. */
export type DuePerson = Named & Employee & { dueFrom: CalendarDate | null; leaveHours: HoursByDate };

export type DueSource = {
  people: readonly DuePerson[];
  calendar: WorkCalendar;
  range: DateRange;
  today: CalendarDate;
  /** The configured month with which the balance begins; null where none is configured. */
  from: CalendarMonth | null;
};

type DueFact = Pick<HourFact, 'member' | 'project' | 'time'> & { minutes: number };

/** `due` holds minutes, as due hours need not be half hours. Hours outside of any balance are due as recorded. */
export function withDue(hours: HourColumns, source: DueSource): { hours: HourColumns; due: HourColumns } {
  const { people, range } = source;
  const dates = datesBetween(range.start, range.end);
  const recorded = daysByMember(hours, dates);
  const undatedFacts = listUndatedFacts(hours);
  const facts = [...people, ...listOtherPeople(hours, people)].flatMap((person) => {
    const recordedHours: HoursByDate = recorded.get(person.id)?.hours ?? new Map();
    const dueFrom = countsFrom(person.dueFrom ?? findFirstRecord(recordedHours), source.from);
    const factsBeforeDue = undatedFacts.filter(
      (fact) => fact.member.id === person.id && (dueFrom === null || lastDay(fact) < dueFrom),
    );
    return [
      ...listDueFacts(person, dates, { recordedHours, dueFrom }, source),
      ...factsBeforeDue.map(({ halfHours, ...fact }) => ({ ...fact, minutes: halfHours * SLOT_MINUTES })),
    ];
  });
  const withAmount = ({ member, project, time }: DueFact, halfHours: number) => ({
    member,
    project,
    time,
    halfHours,
  });
  const entriesToShow = firstOfEachGroup(facts).map((fact) => withAmount(fact, 0));
  const due = packHours(facts.map((fact) => withAmount(fact, fact.minutes)));
  return { hours: packHours(entriesToShow, hours), due };
}

function listOtherPeople({ members }: HourColumns, people: readonly DuePerson[]): DuePerson[] {
  const listed = new Set(people.map(({ id }) => id));
  return members
    .filter(({ id }) => !listed.has(id))
    .map((member) => ({ ...member, staff_no: '', position: null, dueFrom: null, leaveHours: new Map() }));
}

function listUndatedFacts(hours: HourColumns): HourFact[] {
  return [...hours.halfHours.keys()].flatMap((entry) => {
    const time = hours.times[hours.timeOf[entry] ?? 0];
    return !time || !isDayUnknown(time) ? [] : (factAt(hours, entry) ?? []);
  });
}

type PersonDays = { recordedHours: HoursByDate; dueFrom: CalendarDate | null };

/** The due minutes of a person on each day: what was recorded less the balance of the day. */
function listDueFacts(
  { id, eng_name, jp_name, leaveHours, ...worker }: DuePerson,
  dates: readonly CalendarDate[],
  { recordedHours, dueFrom }: PersonDays,
  { calendar, today }: DueSource,
): DueFact[] {
  const workFacts = { today, recordedHours, leaveHours, dueFrom, ...findWorkHours(calendar, worker) };
  const member = { id, eng_name, jp_name };
  return workDaysOn(dates, workFacts).flatMap((day): DueFact[] => {
    const due = day.recorded - dayBalance(day, workFacts).balance;
    const minutes = Math.round(due * 60);
    return minutes > 0 ? [{ member, project: null, time: day.date, minutes }] : [];
  });
}

/** People and days without records are listed too, and each needs an entry. */
function firstOfEachGroup(facts: readonly DueFact[]): DueFact[] {
  const memberIds = new Set<number>();
  const times = new Set<HourFact['time']>();
  return facts.filter(({ member, time }) => {
    const isNew = !memberIds.has(member.id) || !times.has(time);
    memberIds.add(member.id);
    times.add(time);
    return isNew;
  });
}

const lastDay = ({ time }: HourFact) => (typeof time === 'string' ? time : time.end);

export function dueInHalfHours(due: HourTable): SumLookup {
  const findMinutes = createSumLookup(due);
  return (row, column) => findMinutes(row, column) / SLOT_MINUTES;
}
