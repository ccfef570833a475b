// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { hoursQueries } from '@/features/hours/api/hours-queries';
import { limitQueries } from '@/features/hours/closing/api/limit-queries';
import { memberQueries } from '@/features/members/api/member-queries';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import type { CalendarDate } from '@/lib/calendar-date';
import { mockServer } from '@/mock-api/node';

const LIMITS = { month: 45, year: 360, monthInAll: 100, average: 80, yearFrom: 11, restDay: 0 } as const;
/** The six months up to November 2026, and the Sunday with which the first week begins. */
const MONTHS = [
  ['2026-06-01', '2026-06-30'],
  ['2026-07-01', '2026-07-31'],
  ['2026-08-01', '2026-08-31'],
  ['2026-09-01', '2026-09-30'],
  ['2026-10-01', '2026-10-31'],
  ['2026-11-01', '2026-11-30'],
] as const;
const NO_PLACES = new Uint32Array();
const NO_HOURS = {
  members: [],
  projects: [],
  tasks: [],
  times: [],
  memberOf: NO_PLACES,
  projectOf: NO_PLACES,
  taskOf: NO_PLACES,
  timeOf: NO_PLACES,
  halfHours: NO_PLACES,
};

/** A client with the answers of all ranges, in which these people have hours on deleted projects only. */
function clientWithHidden(ids: readonly number[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = (start: CalendarDate, end: CalendarDate, isByMonth: boolean) => {
    const range = { start, end };
    const hidden = ids.map((id) => ({ id, eng_name: '', jp_name: '', hours: 8 }));
    client.setQueryData(hoursQueries.projectHours({ ...range, isByMonth, weeks: 1 }).queryKey, NO_HOURS);
    client.setQueryData(teamHoursQueries.byMember(range).queryKey, hidden);
  };
  store('2026-05-31', '2026-05-31', false);
  for (const [start, end] of MONTHS) store(start, end, true);
  return client;
}

it('shows no toast of a list of members that fails, because the board shows the failure', async () => {
  const client = clientWithHidden([]);
  mockServer.use(http.post('*/reporting-system/staff/get', () => HttpResponse.json({}, { status: 500 })));
  await expect(client.query(limitQueries.ofTeam('2026-11-01', LIMITS, '2026-11-20'))).rejects.toThrow();
  const failed = client.getQueryCache().find({ queryKey: memberQueries.list().queryKey });
  expect([failed?.state.status, failed?.meta]).toEqual(['error', { reads: ['staff'], persists: true }]);
});
