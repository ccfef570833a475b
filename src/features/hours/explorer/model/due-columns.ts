import { findFirstRecord } from '@/features/work/model/due-from';
import { countsFrom, dayBalance } from '@/features/work/model/hours-balance';
import { findWorkHours, type WorkCalendar, type Worker } from '@/features/work/model/work-calendar';
import { workDaysOn } from '@/features/work/model/work-days';
import { datesBetween, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import type { Named } from '@/lib/named';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { daysByMember, type HoursByDate } from '../../closing/model/month-hours';
import type { DateRange } from '../../model/date-range';
import type { HourTable } from './aggregate';
import { factAt, packHours, type HourColumns, type HourFact } from './hour-columns';
import { createSumLookup, type SumsBefore } from './measures';

/** A person, with the day from which their hours are due; null means their first record in the range. */
export type DuePerson = Named & Worker & { dueFrom: CalendarDate | null; leaveHours: HoursByDate };

/** The facts for the due hours, as plain values that can be posted to a worker. */
export type DueSource = {
  people: readonly DuePerson[];
  calendar: WorkCalendar;
  range: DateRange;
  today: CalendarDate;
  /** The configured month with which the balance begins; null where none is configured. */
  from: CalendarMonth | null;
};

/** Due hours in minutes: they need not be half hours. Hours that no balance counts are due as recorded. */
export function withDue(
  hours: HourColumns,
  { people, calendar, range, today, from }: DueSource,
): { hours: HourColumns; due: HourColumns } {
  const dates = datesBetween(range.start, range.end);
  const recorded = daysByMember(hours, dates);
  const listed = new Set(people.map(({ id }) => id));
  const others = hours.members
    .filter(({ id }) => !listed.has(id))
    .map((member) => ({ ...member, staff_no: '', position: null, dueFrom: null, leaveHours: new Map() }));
  const stretches = [...hours.halfHours.keys()].flatMap((at) => {
    const { start, end } = hours.times[hours.timeOf[at] ?? 0] ?? range;
    return start === end ? [] : (factAt(hours, at) ?? []);
  });
  const facts = [...people, ...others].flatMap((person) => {
    const { id, eng_name, jp_name, leaveHours } = person;
    const recordedHours: HoursByDate = recorded.get(id)?.hours ?? new Map();
    const dueFrom = countsFrom(person.dueFrom ?? findFirstRecord(recordedHours), from);
    const personDays = { today, recordedHours, leaveHours, dueFrom, ...findWorkHours(calendar, person) };
    const member = { id, eng_name, jp_name };
    const onDays = workDaysOn(dates, personDays).flatMap((day): HourFact[] => {
      const due = day.recorded - dayBalance(day, personDays).balance;
      const minutes = Math.round(due * 60);
      return minutes > 0 ? [{ member, project: null, time: day.date, halfHours: minutes }] : [];
    });
    // Hours without a known day, all of them from before hours were due.
    const before = stretches.filter(
      (fact) => fact.member.id === id && (dueFrom === null || lastDay(fact) < dueFrom),
    );
    return [...onDays, ...before.map((fact) => ({ ...fact, halfHours: fact.halfHours * SLOT_MINUTES }))];
  });
  // The table shows people and days without records, too: each needs one entry that names it.
  const named = new Set<unknown>();
  const rows = facts.filter(({ member, time }) => {
    const before = named.size;
    return named.add(member.id).add(time).size > before;
  });
  const nothing = rows.map((fact) => ({ ...fact, halfHours: 0 }));
  return { hours: packHours(nothing, hours), due: packHours(facts) };
}

const lastDay = ({ time }: HourFact) => (typeof time === 'string' ? time : time.end);

/** Looks up the due hours of a figure, in half hours. */
export function dueInHalfHours(due: HourTable): SumsBefore {
  const minutes = createSumLookup(due);
  return (row, column) => minutes(row, column) / SLOT_MINUTES;
}
