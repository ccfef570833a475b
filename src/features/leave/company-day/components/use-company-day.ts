import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { silent } from '@/api/silent-query';
import { joinDateQueries } from '@/features/members/api/join-date-queries';
import { memberQueries } from '@/features/members/api/member-queries';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import type { CalendarDate } from '@/lib/calendar-date';
import type { Staff } from '@/session/staff-schema';
import { leaveQueries } from '../../api/leave-queries';
import { useLeaveFinder } from '../../api/use-leave-finder';
import { personDays, type PersonDay } from '../model/day-warnings';

type TeamHours = {
  /** The recorded hours by person, for each date in order; undefined for a date without an answer. */
  byDate: (ReadonlyMap<number, number> | undefined)[];
  isFailed: boolean;
  isWaiting: boolean;
};

const NO_PEOPLE: readonly Staff[] = [];
const NO_JOIN_DATES: ReadonlyMap<number, CalendarDate> = new Map();

/** Collects the warnings against leave on these dates; `days` is undefined until loaded. */
export function useCompanyDay(dates: readonly CalendarDate[]) {
  const members = useQuery(memberQueries.list());
  const leave = useLeaveFinder();
  const records = useQuery(leaveQueries.records());
  const joinDateQuery = useQuery(silent(joinDateQueries.all()));
  const calendar = useQuery(workCalendarQueries.all());
  const hours = useQueries({
    queries: dates.map((date) => teamHoursQueries.ofRange({ start: date, end: date })),
    combine: combineHours,
  });
  const people = members.data ?? NO_PEOPLE;
  const { findLeaves } = leave;
  const isWaiting = hours.isWaiting || joinDateQuery.isPending || calendar.isPending;

  const days = useMemo((): ReadonlyMap<number, PersonDay[]> | undefined => {
    if (!findLeaves || !records.data || isWaiting) return undefined;
    const facts = {
      dates,
      findLeaves,
      records: records.data,
      calendar: calendar.data,
      joinDates: joinDateQuery.data ?? NO_JOIN_DATES,
      findRecordedHours: (date: CalendarDate) => hours.byDate[dates.indexOf(date)],
    };
    return new Map(people.map((person) => [person.id, personDays(person, facts)]));
  }, [dates, people, findLeaves, records.data, joinDateQuery.data, calendar.data, hours, isWaiting]);

  return {
    people,
    days,
    records: records.data,
    /** Without leave records no row can show who already has leave. */
    error: days ? null : leave.error,
    retry: () => void leave.refetch(),
    areHoursUnknown: hours.isFailed,
    areJoinDatesUnknown: joinDateQuery.isLoadingError,
    isCalendarUnknown: calendar.isLoadingError,
  };
}

// Outside of the hook, because a new function would give a new result at each render.
function combineHours(
  results: { data?: ReadonlyMap<number, number>; isError: boolean; isPending: boolean }[],
): TeamHours {
  return {
    byDate: results.map(({ data }) => data),
    isFailed: results.some(({ isError, data }) => isError && !data),
    isWaiting: results.some(({ isPending }) => isPending),
  };
}
