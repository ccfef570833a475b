import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLeaveFinder } from '@/features/leave/api/use-leave-finder';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { joinDateQueries } from '@/features/members/api/join-date-queries';
import { memberQueries } from '@/features/members/api/member-queries';
import { holidayQueries } from '@/features/work/api/holiday-queries';
import { datesBetween, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { useToday } from '@/ui/page/use-today';
import { closingQueries } from '../api/closing-queries';
import { boardRows, waitingRows, type BoardKnown, type BoardPerson } from '../model/closing-board';
import type { HoursByDate } from '../model/month-hours';
import { useFirstRecords } from './use-first-records';

const NO_DATES: BoardKnown['joinDates'] = new Map();
const NO_HOURS: HoursByDate = new Map();

/**
 * The board of the month that begins with `first`; its rows are undefined until all that they are made of has come, or could not be
 * had. Hours on deleted projects come later, where there are any.
 */
export function useClosingBoard(first: CalendarDate) {
  const today = useToday();
  const dates = useMemo(() => datesBetween(first, lastOfMonth(first)), [first]);
  const members = useQuery(memberQueries.list());
  const recorded = useQuery(closingQueries.recorded(first));
  const hidden = useQuery(closingQueries.hidden(first, recorded.dataUpdatedAt));
  const leave = useLeaveFinder();
  const joined = useQuery(joinDateQueries.all());
  const holidays = useQuery(holidayQueries.all());

  // Nothing found is nothing to count anew.
  const found = hidden.data?.size ? hidden.data : undefined;
  const { leavesOf } = leave;
  const joinDates = joined.isPending ? undefined : (joined.data ?? NO_DATES);
  const undated = useFirstRecords(members.data, joinDates);
  const { firstRecords } = undated;
  const areSettled = (leavesOf ?? leave.error) && !holidays.isPending && !undated.isPending;
  const rows = useMemo(() => {
    if (!members.data || !recorded.data || !joinDates || !areSettled) return undefined;
    const leaveHoursOf = (person: BoardPerson) => (leavesOf ? leaveHoursByDate(leavesOf(person)) : NO_HOURS);
    return boardRows(members.data, {
      dates,
      today,
      recorded: recorded.data,
      hidden: found,
      leaveHoursOf,
      joinDates,
      firstRecords,
      holidays: holidays.data,
    });
  }, [
    members.data,
    recorded.data,
    found,
    areSettled,
    leavesOf,
    joinDates,
    firstRecords,
    holidays.data,
    dates,
    today,
  ]);

  const waiting = useMemo(() => members.data && waitingRows(members.data), [members.data]);
  const retry = () => {
    for (const { isError, refetch } of [members, recorded]) if (isError) void refetch();
  };
  return {
    today,
    dates,
    rows,
    /** Everybody, as long as their days are on their way. */
    waiting: rows ? undefined : waiting,
    error: rows ? null : (recorded.error ?? members.error),
    retry,
    /** What else the rows are made of, and whether it could not be had. */
    parts: {
      leave: { isFailed: !leavesOf && leave.error !== null, retry: () => void leave.refetch() },
      joinDates: { isFailed: joined.isError && !joined.data, retry: () => void joined.refetch() },
      holidays: { isFailed: holidays.isError && !holidays.data, retry: () => void holidays.refetch() },
      firstRecords: { isFailed: undated.isFailed, retry: undated.retry },
      hidden: { isFailed: hidden.isError && !hidden.data, retry: () => void hidden.refetch() },
    },
    /** Too many people are without a date for their whole histories to be read. */
    areFirstRecordsOfMonth: undated.areTooMany,
    isSearchingHidden: hidden.isFetching && !hidden.data,
    hidden: found,
  };
}

export type ClosingBoard = ReturnType<typeof useClosingBoard>;
