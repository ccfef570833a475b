import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { silent } from '@/api/silent-query';
import { env } from '@/config/env';
import { joinDateQueries } from '@/features/members/api/join-date-queries';
import { memberQueries } from '@/features/members/api/member-queries';
import { workCalendarQueries } from '@/features/work/api/work-calendar-queries';
import { slotQueries } from '@/features/work/api/slot-queries';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import type { CalendarDate } from '@/lib/calendar-date';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin as isAdminRole } from '@/session/staff-schema';
import { useToday } from '@/ui/page/use-today';
import { useLeaveFinder } from '../../api/use-leave-finder';
import { getLoadWeeks, wallDates } from '../model/wall-period';
import { peopleAtWork, wallRows, type WallFacts } from '../model/wall-rows';

const NO_DATES: WallFacts['joinDates'] = new Map();

/** Administrators see everybody, staff only themselves. */
export function useWall(first: CalendarDate, weeks: number) {
  const today = useToday();
  const self = useSignedInStaff();
  const isAdmin = isAdminRole(self);
  const dates = useMemo(() => wallDates(first, weeks), [first, weeks]);
  const members = useQuery({ ...memberQueries.list(), enabled: isAdmin });
  const leave = useLeaveFinder();
  const joinDateQuery = useQuery({ ...silent(joinDateQueries.all()), enabled: isAdmin });
  const calendar = useQuery(workCalendarQueries.all());
  const weekHours = useWeekHours(first, today);

  const people = useMemo(() => (isAdmin ? members.data : [self]), [isAdmin, members.data, self]);
  const { findLeaves } = leave;
  const areDaysLoaded = !calendar.isPending && !(isAdmin && joinDateQuery.isPending);
  const rows = useMemo(() => {
    if (!people || !findLeaves || !areDaysLoaded) return undefined;
    const joinDates = joinDateQuery.data ?? NO_DATES;
    return wallRows(people, { dates, findLeaves, joinDates, calendar: calendar.data });
  }, [people, findLeaves, areDaysLoaded, dates, joinDateQuery.data, calendar.data]);

  const atWork = useMemo(
    () => (isAdmin && rows ? peopleAtWork(rows, env.leastAtWorkPercent) : undefined),
    [isAdmin, rows],
  );

  return {
    today,
    dates,
    from: first,
    to: dates.at(-1) ?? first,
    rows,
    /** The number of people at work on each date; undefined for staff, who see only themselves. */
    atWork,
    isAdmin,
    findHours: weekHours.findHours,
    loadWeeks: weekHours.weeks,
    error: rows ? null : (members.error ?? leave.error),
    retry: () => {
      if (members.isError) void members.refetch();
      if (leave.error) void leave.refetch();
    },
    /** If one of these sources fails, the wall is shown all the same, with a note. */
    parts: {
      joinDates: {
        isFailed: joinDateQuery.isLoadingError,
        retry: () => void joinDateQuery.refetch(),
      },
      calendar: { isFailed: calendar.isLoadingError, retry: () => void calendar.refetch() },
      hours: { isFailed: weekHours.isFailed, retry: weekHours.retry },
    },
  };
}

export type Wall = ReturnType<typeof useWall>;

function useWeekHours(first: CalendarDate, today: CalendarDate) {
  const self = useSignedInStaff();
  const isAdmin = isAdminRole(self);
  const weeks = useMemo(() => getLoadWeeks(first, today), [first, today]);
  const team = useQuery({ ...teamHoursQueries.ofRange(weeks), enabled: isAdmin });
  const own = useQuery({ ...slotQueries.hoursByDate(self.id), enabled: !isAdmin });
  const read = isAdmin ? team : own;
  const ownHours = useMemo(() => {
    let sum = 0;
    for (const [date, hours] of own.data ?? []) {
      if (date >= weeks.start && date <= weeks.end) sum += hours;
    }
    return sum;
  }, [own.data, weeks]);
  const { data: teamHours } = team;
  const isOwnLoaded = own.data !== undefined;
  const findHours = useMemo(() => {
    if (!isAdmin) return isOwnLoaded ? () => ownHours : undefined;
    return teamHours && ((id: number) => teamHours.get(id) ?? 0);
  }, [isAdmin, isOwnLoaded, ownHours, teamHours]);
  return {
    weeks,
    findHours,
    isFailed: read.isLoadingError,
    retry: () => void read.refetch(),
  };
}
