import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { failureOfReads } from '@/api/failure-of-reads';
import { balanceConfig } from '@/config/balance-config';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { joinDateQueries } from '@/features/members/api/join-date-queries';
import { memberQueries } from '@/features/members/api/member-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { datesBetween, type CalendarDate } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import { hoursQueries } from '../../api/hours-queries';
import { closingQueries, monthFrom } from '../api/closing-queries';
import {
  boardRows,
  lacksDates,
  uncountedRows,
  type BoardKnown,
  type BoardPerson,
} from '../model/closing-board';
import { daysByMember } from '../model/month-hours';

/** The whole histories of more people would be too much to read: these count from their first record of the month. */
const MOST_READ = 20;

type Read = {
  data?: { dueFrom: CalendarDate | null };
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
};

/**
 * The first record of each person of whom no list says since when they are here, as their own dashboard counts from it; undefined
 * until all of them are read.
 */
export function useFirstRecords(
  people: readonly BoardPerson[] | undefined,
  joinDates: BoardKnown['joinDates'] | undefined,
) {
  const undated = useMemo(
    () => (people && joinDates ? people.filter((person) => lacksDates(person, joinDates)) : []),
    [people, joinDates],
  );
  const areTooMany = undated.length > MOST_READ;
  const ids = useMemo(() => (areTooMany ? [] : undated.map(({ id }) => id)), [areTooMany, undated]);
  const combine = useCallback((reads: readonly Read[]) => combined(reads, ids), [ids]);
  const { firstRecords, error, retry } = useQueries({
    queries: ids.map((id) => slotQueries.work(id)),
    combine,
  });
  return { firstRecords, error, retry, areTooMany };
}

function combined(reads: readonly Read[], ids: readonly number[]) {
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

/**
 * The board of the month that begins with `first`; its rows are undefined until all that they are made of has come: what is counted of
 * a part is wrong.
 */
export function useClosingBoard(first: CalendarDate) {
  const today = useToday();
  const month = useMemo(() => monthFrom(first), [first]);
  const dates = useMemo(() => datesBetween(month.start, month.end), [month]);
  const members = useQuery(memberQueries.list());
  const recorded = useQuery(hoursQueries.recorded(month));
  const totals = useQuery(teamHoursQueries.byMember(month));
  const reads = [recorded, totals];
  const readAt = { recorded: recorded.dataUpdatedAt, totals: totals.dataUpdatedAt };
  const counting = useQuery({
    ...closingQueries.month(first, readAt),
    enabled: reads.every(({ isSuccess, isFetching }) => isSuccess && !isFetching),
    placeholderData: (before, query) => (query?.queryKey[2] === first ? before : undefined),
  });
  const leave = useLeaveFinder();
  const joined = useQuery(joinDateQueries.all());
  const calendar = useQuery(workCalendarQueries.all());

  const counted = counting.data;
  // Nothing found is nothing to count anew.
  const hidden = counted?.hidden.size ? counted.hidden : undefined;
  const { leavesOf } = leave;
  const undated = useFirstRecords(members.data, joined.data);
  const { firstRecords } = undated;
  const rows = useMemo(() => {
    if (!members.data || !counted || !leavesOf || !joined.data || !firstRecords || !calendar.data)
      return undefined;
    return boardRows(members.data, {
      dates,
      today,
      recorded: counted.recorded,
      hidden,
      leaveHoursOf: (person: BoardPerson) => leaveHoursByDate(leavesOf(person)),
      joinDates: joined.data,
      firstRecords,
      calendar: calendar.data,
      balanceFrom: balanceConfig.from,
    });
  }, [members.data, counted, hidden, leavesOf, joined.data, firstRecords, calendar.data, dates, today]);

  const parts = [
    {
      part: 'hidden' as const,
      isFailed: !counted && (totals.isError || counting.isError),
      retry: () => void (totals.isError ? totals : counting).refetch(),
    },
    {
      part: 'leave' as const,
      isFailed: !leavesOf && leave.error !== null,
      retry: () => void leave.refetch(),
    },
    {
      part: 'joinDates' as const,
      isFailed: joined.isError && !joined.data,
      retry: () => void joined.refetch(),
    },
    {
      part: 'firstRecords' as const,
      isFailed: undated.error !== null,
      retry: undated.retry,
    },
    {
      part: 'calendar' as const,
      isFailed: calendar.isError && !calendar.data,
      retry: () => void calendar.refetch(),
    },
  ];
  const missing = parts.filter(({ isFailed }) => isFailed);
  const isStuck = missing.length > 0;
  const uncounted = useMemo(() => {
    if (rows || !members.data) return undefined;
    const days = isStuck && recorded.data ? daysByMember(recorded.data, dates) : undefined;
    return uncountedRows(members.data, dates, days);
  }, [rows, members.data, isStuck, recorded.data, dates]);
  return {
    today,
    dates,
    rows,
    /** Everybody, as long as not all is known that counts; with what is recorded where a part of it cannot be had. */
    uncounted,
    error: rows ? null : failureOfReads(recorded, members),
    retry: () => {
      for (const { isError, refetch } of [members, recorded]) if (isError) void refetch();
    },
    /** What the rows are made of and could not be had. */
    missing,
    /** Too many people are without a date for their whole histories to be read. */
    areFirstRecordsOfMonth: undated.areTooMany,
    isSearchingHidden: !counted && recorded.isSuccess && !isStuck,
    /** False while the hidden hours are those of an earlier answer. */
    isHiddenCurrent: !counting.isPlaceholderData,
    hidden,
  };
}

export type ClosingBoard = ReturnType<typeof useClosingBoard>;
