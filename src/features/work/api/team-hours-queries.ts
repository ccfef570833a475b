import { queryOptions } from '@tanstack/react-query';
import { fetchInWorker, readSchema } from '@/api/read-in-worker';
import { request } from '@/api/request';
import type { CalendarDate } from '@/lib/calendar-date';
import type { MemberHours } from '../model/member-hours';
import { teamHoursReading } from './team-hours-reader';

/** A range without one of its days belongs to a disabled query. */
type HoursRange = { start: CalendarDate | ''; end: CalendarDate | '' };

/** An answer for one month of a large company has 100 MB. */
export const TEAM_TIMEOUT_MS = 120_000;

const FRESH_MS = 30_000;
const LONG_FRESH_MS = 5 * 60_000;

/** Answers of tens of megabytes stay fresh across pages; a write makes them stale at once. */
export const teamFreshMs = (isLong: boolean) => (isLong ? LONG_FRESH_MS : FRESH_MS);

/** The answer for more people has tens of megabytes. */
const MANY_PEOPLE = 500;

export const teamHoursSchema = readSchema(teamHoursReading);

const send = fetchInWorker(
  () => new Worker(new URL('./team-hours-worker.ts', import.meta.url), { type: 'module' }),
);

export const readTeamHours = ({ start, end }: HoursRange, signal: AbortSignal): Promise<MemberHours[]> =>
  request(teamHoursSchema, {
    path: 'reporting-system/reporting/getAllHour',
    body: { start_date: start, end_date: end },
    timeout: TEAM_TIMEOUT_MS,
    signal,
    send,
  });

export const totalsById = (members: readonly MemberHours[]): ReadonlyMap<number, number> =>
  new Map(members.map(({ id, hours }) => [id, hours]));

export const teamHoursQueries = {
  /** One answer serves every screen, and each shows the failure itself. */
  byMember: ({ start, end }: HoursRange) =>
    queryOptions({
      queryKey: ['work', 'team-hours', start, end],
      queryFn: ({ signal }) => readTeamHours({ start, end }, signal),
      staleTime: ({ state }) => teamFreshMs((state.data?.length ?? 0) > MANY_PEOPLE),
      structuralSharing: false,
      meta: { reads: ['slots', 'staff'] },
    }),
  ofRange: (range: HoursRange) => queryOptions({ ...teamHoursQueries.byMember(range), select: totalsById }),
};
