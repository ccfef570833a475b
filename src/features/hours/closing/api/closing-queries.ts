import { queryOptions } from '@tanstack/react-query';
import { readTeamHours, teamHoursQueries } from '@/features/work/api/team-hours-queries';
import type { MemberHours } from '@/features/work/model/member-hours';
import { datesBetween, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { hoursQueries } from '../../api/hours-queries';
import { findHiddenHours, type HoursOfPeople } from '../model/hidden-hours';
import { daysByMember, type MemberDays } from '../model/month-hours';

/** What everybody recorded in a month by day, and those hours of it that only sums tell: on deleted projects. */
export type MonthHours = { recorded: ReadonlyMap<number, MemberDays>; hidden: HoursOfPeople };

/** When the two answers that a month is made of were read; 0 is not yet. */
export type MonthReadAt = { recorded: number; totals: number };

export const monthFrom = (first: CalendarDate) => ({ start: first, end: lastOfMonth(first) });

export const totalsById = (members: readonly MemberHours[]) =>
  new Map(members.map(({ id, hours }) => [id, hours]));

/** The hours on these days that only `totals` tell, all hours of each person on them. */
export const findHidden = (
  dates: readonly CalendarDate[],
  recorded: ReadonlyMap<number, MemberDays>,
  totals: ReadonlyMap<number, number>,
  signal: AbortSignal,
) =>
  findHiddenHours(dates, recorded, async (start, end) => {
    const areAll = start === dates[0] && end === dates.at(-1);
    return areAll ? totals : totalsById(await readTeamHours({ start, end }, signal));
  });

export const closingQueries = {
  /**
   * The hours of the month that begins with `first`, of two answers as they were read at these moments. It becomes another one with them,
   * and the month before it in time stays until then. The board says itself where it cannot be had.
   */
  month: (first: CalendarDate, readAt: MonthReadAt) =>
    queryOptions({
      queryKey: ['hours', 'closing', first, readAt],
      queryFn: async ({ client, signal }): Promise<MonthHours> => {
        const month = monthFrom(first);
        const columns = client.getQueryData(hoursQueries.recorded(month).queryKey);
        const totals = client.getQueryData(teamHoursQueries.byMember(month).queryKey);
        if (!columns || !totals) throw new Error('The month was dropped before it was counted.');
        const dates = datesBetween(month.start, month.end);
        const recorded = daysByMember(columns, dates);
        return { recorded, hidden: await findHidden(dates, recorded, totalsById(totals), signal) };
      },
      staleTime: Infinity,
      // Maps, which structural sharing cannot compare.
      structuralSharing: false,
      meta: { reads: [] },
    }),
};
