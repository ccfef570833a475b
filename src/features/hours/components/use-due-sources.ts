import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { silent } from '@/api/silent-query';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { joinDateQueries } from '@/features/members/api/join-date-queries';
import { MOST_HISTORIES, slotQueries } from '@/features/work/api/slot-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import type { CalendarDate } from '@/lib/calendar-date';
import { lacksDates, type BoardPerson, type BoardSources } from '../closing/model/closing-board';

type WorkRead = {
  data?: { dueFrom: CalendarDate | null };
  isLoadingError: boolean;
  error: Error | null;
  refetch: () => unknown;
};

/** Reads when people without dates began to record; `firstRecords` is undefined until all are read. */
function useFirstRecords(
  people: readonly BoardPerson[] | undefined,
  joinDates: BoardSources['joinDates'] | undefined,
) {
  const undated = useMemo(
    () => (people && joinDates ? people.filter((person) => lacksDates(person, joinDates)) : []),
    [people, joinDates],
  );
  // Without the histories, hours count from the month's first record.
  const areTooMany = undated.length > MOST_HISTORIES;
  const ids = useMemo(() => (areTooMany ? [] : undated.map(({ id }) => id)), [areTooMany, undated]);
  const combine = useCallback((reads: readonly WorkRead[]) => combineFirstRecords(reads, ids), [ids]);
  const { firstRecords, error, retry } = useQueries({
    queries: ids.map((id) => slotQueries.summary(id)),
    combine,
  });
  return { firstRecords, error, retry, areTooMany };
}

function combineFirstRecords(reads: readonly WorkRead[], ids: readonly number[]) {
  const failed = reads.filter(({ isLoadingError }) => isLoadingError);
  const datesById = reads.flatMap(({ data }, index): [number, CalendarDate][] => {
    const id = ids[index];
    return id !== undefined && data?.dueFrom ? [[id, data.dueFrom]] : [];
  });
  return {
    firstRecords: reads.every(({ data }) => data) ? new Map(datesById) : undefined,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** `sources` is undefined until all are read; `failures` lists those that could not be read. */
export function useDueSources(people: readonly BoardPerson[] | undefined, { isNeeded = true } = {}) {
  const leave = useLeaveFinder({ isEnabled: isNeeded });
  const joinDatesRead = useQuery({ ...silent(joinDateQueries.all()), enabled: isNeeded });
  const calendarRead = useQuery({ ...workCalendarQueries.all(), enabled: isNeeded });
  const { findLeaves } = leave;
  const { data: joinDates } = joinDatesRead;
  const { data: calendar } = calendarRead;
  const firstRecordReads = useFirstRecords(isNeeded ? people : undefined, joinDates);
  const { firstRecords } = firstRecordReads;

  const sources = useMemo(
    () =>
      findLeaves && joinDates && firstRecords && calendar
        ? {
            findLeaveHours: (person: BoardPerson) => leaveHoursByDate(findLeaves(person)),
            joinDates,
            firstRecords,
            calendar,
          }
        : undefined,
    [findLeaves, joinDates, firstRecords, calendar],
  );
  const failures = [
    { part: 'leave' as const, error: findLeaves ? null : leave.error, retry: () => void leave.refetch() },
    {
      part: 'joinDates' as const,
      error: joinDates ? null : joinDatesRead.error,
      retry: () => void joinDatesRead.refetch(),
    },
    { part: 'firstRecords' as const, error: firstRecordReads.error, retry: firstRecordReads.retry },
    {
      part: 'calendar' as const,
      error: calendar ? null : calendarRead.error,
      retry: () => void calendarRead.refetch(),
    },
  ].filter(({ error }) => error !== null);
  return {
    sources,
    failures: isNeeded ? failures : [],
    /** True where hours count from the month's first record, because too many people lack a date. */
    areFirstRecordsOfMonth: firstRecordReads.areTooMany,
  };
}
