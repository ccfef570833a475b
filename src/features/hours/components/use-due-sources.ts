import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { joinDateQueries } from '@/features/members/api/join-date-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import type { CalendarDate } from '@/lib/calendar-date';
import { lacksDates, type BoardSources, type BoardPerson } from '../closing/model/closing-board';

/** Reading more whole histories would take too long: hours then count from the first record of the month. */
const MOST_READ = 20;

type Read = {
  data?: { dueFrom: CalendarDate | null };
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
};

/** Of people without known dates, who count from it on their dashboard too. Undefined until all are read. */
function useFirstRecords(
  people: readonly BoardPerson[] | undefined,
  joinDates: BoardSources['joinDates'] | undefined,
) {
  const undated = useMemo(
    () => (people && joinDates ? people.filter((person) => lacksDates(person, joinDates)) : []),
    [people, joinDates],
  );
  const areTooMany = undated.length > MOST_READ;
  const ids = useMemo(() => (areTooMany ? [] : undated.map(({ id }) => id)), [areTooMany, undated]);
  const combine = useCallback((reads: readonly Read[]) => combineFirstRecords(reads, ids), [ids]);
  const { firstRecords, error, retry } = useQueries({
    queries: ids.map((id) => slotQueries.work(id)),
    combine,
  });
  return { firstRecords, error, retry, areTooMany };
}

function combineFirstRecords(reads: readonly Read[], ids: readonly number[]) {
  const failed = reads.filter(({ isError, data }) => isError && !data);
  const found = reads.flatMap(({ data }, index): [number, CalendarDate][] => {
    const id = ids[index];
    return id !== undefined && data?.dueFrom ? [[id, data.dueFrom]] : [];
  });
  return {
    firstRecords: reads.every(({ data }) => data) ? new Map(found) : undefined,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** `sources` is undefined until all are read; `failures` lists those that could not be read. */
export function useDueSources(people: readonly BoardPerson[] | undefined, { isNeeded = true } = {}) {
  const leave = useLeaveFinder({ isEnabled: isNeeded });
  const joinDatesRead = useQuery({ ...joinDateQueries.all(), enabled: isNeeded });
  const calendar = useQuery({ ...workCalendarQueries.all(), enabled: isNeeded });
  const first = useFirstRecords(isNeeded ? people : undefined, joinDatesRead.data);

  const { findLeaves } = leave;
  const { firstRecords } = first;
  const joinDates = joinDatesRead.data;
  const workCalendar = calendar.data;
  const sources = useMemo(
    () =>
      findLeaves && joinDates && firstRecords && workCalendar
        ? {
            findLeaveHours: (person: BoardPerson) => leaveHoursByDate(findLeaves(person)),
            joinDates,
            firstRecords,
            calendar: workCalendar,
          }
        : undefined,
    [findLeaves, joinDates, firstRecords, workCalendar],
  );
  const failures = [
    { part: 'leave' as const, error: findLeaves ? null : leave.error, retry: () => void leave.refetch() },
    {
      part: 'joinDates' as const,
      error: joinDatesRead.data ? null : joinDatesRead.error,
      retry: () => void joinDatesRead.refetch(),
    },
    { part: 'firstRecords' as const, error: first.error, retry: first.retry },
    {
      part: 'calendar' as const,
      error: calendar.data ? null : calendar.error,
      retry: () => void calendar.refetch(),
    },
  ].filter(({ error }) => error !== null);
  return {
    sources,
    failures: isNeeded ? failures : [],
    /** True where too many people have no date to read their whole histories. */
    areFirstRecordsOfMonth: first.areTooMany,
  };
}
