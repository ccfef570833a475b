import { queryOptions } from '@tanstack/react-query';
import { readTeamHours, teamHoursQueries, totalsById } from '@/features/work/api/team-hours-queries';
import { datesBetween, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { hoursQueries } from '../../api/hours-queries';
import { findHiddenHours, type HoursOfPeople } from '../model/hidden-hours';
import { daysByMember, type MemberDays } from '../model/days-by-member';

/** The recorded hours of a month by day; `hidden` hours, on deleted projects, are in totals only. */
export type MonthHours = { recorded: ReadonlyMap<number, MemberDays>; hidden: HoursOfPeople };

/** When the two answers of a month were read, in milliseconds; 0 before that. */
export type MonthReadAt = { recorded: number; totals: number };

export const monthFrom = (first: CalendarDate) => ({ start: first, end: lastOfMonth(first) });

/** Finds the days of the hours that `totals` contain and `recorded` does not. */
export function findHidden(
  dates: readonly CalendarDate[],
  recorded: ReadonlyMap<number, MemberDays>,
  totals: ReadonlyMap<number, number>,
  signal: AbortSignal,
): Promise<HoursOfPeople> {
  return findHiddenHours(dates, recorded, async (start, end) => {
    const isWholeRange = start === dates[0] && end === dates.at(-1);
    return isWholeRange ? totals : totalsById(await readTeamHours({ start, end }, signal));
  });
}

export const closingQueries = {
  /** Counted anew after each read, by `readAt`. The board shows a failure without a toast. */
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
      // Structural sharing cannot compare maps.
      structuralSharing: false,
      meta: { reads: [] },
    }),
};
