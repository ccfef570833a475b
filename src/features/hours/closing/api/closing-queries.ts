import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { datesBetween, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { findHiddenHours } from '../model/hidden-hours';
import { daysByMember, totalsByMember } from '../model/month-hours';
import type { CountedMonth } from './half-hour-reader';
import { fetchHalfHours, halfHoursSchema } from './half-hour-schema';

const ALL = ['hours', 'closing'] as const;

/** A month of a large company is 100 MB. */
const TIMEOUT_MS = 120_000;

type CountsRead = { path: string; month: CountedMonth; first: CalendarDate; last: CalendarDate };

/** Half hours of everybody, by the days of a month or with `month` null by person alone. */
export const readCounts = ({ path, month, first, last }: CountsRead, signal: AbortSignal) =>
  request(halfHoursSchema(month), {
    path: `reporting-system/${path}`,
    body: { start_date: first, end_date: last },
    signal,
    timeout: TIMEOUT_MS,
    transport: fetchHalfHours(month),
  });

/** What everybody recorded in the month of `first`, by person and day. */
async function readMonth(first: CalendarDate, signal: AbortSignal) {
  const last = lastOfMonth(first);
  const month = first.slice(0, 7);
  const counts = await readCounts({ path: 'project-hour/get', month, first, last }, signal);
  return daysByMember(counts, datesBetween(first, last));
}

/** What each person recorded from a day to a day, on deleted projects too. */
async function readTotals(first: CalendarDate, last: CalendarDate, signal: AbortSignal) {
  return totalsByMember(await readCounts({ path: 'reporting/getAllHour', month: null, first, last }, signal));
}

export const closingQueries = {
  /** The hours of everybody by day, without those on deleted projects, in the month that begins with `first`. */
  recorded: (first: CalendarDate) =>
    queryOptions({
      queryKey: [...ALL, 'recorded', first],
      queryFn: ({ signal }) => readMonth(first, signal),
      // Maps, which structural sharing cannot compare.
      structuralSharing: false,
      meta: { reads: ['slots', 'staff', 'projects'], failure: 'toasts:fetch.projectHour' },
    }),
  /** The hours that `recorded`, as it was read at a moment, leaves out; 0 is not yet. The board says itself where they cannot be had. */
  hidden: (first: CalendarDate, readAt: number) =>
    queryOptions({
      queryKey: [...ALL, 'hidden', first, readAt],
      queryFn: ({ client, signal }) => {
        const known = client.getQueryData(closingQueries.recorded(first).queryKey) ?? new Map();
        const dates = datesBetween(first, lastOfMonth(first));
        return findHiddenHours(dates, known, (from, to) => readTotals(from, to, signal));
      },
      enabled: readAt > 0,
      structuralSharing: false,
      meta: { reads: ['slots', 'staff', 'projects'] },
    }),
};
