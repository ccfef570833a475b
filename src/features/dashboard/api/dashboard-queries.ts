import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { memberSkillsSchema, ownRecordsSchema } from './dashboard-schema';

const ALL = ['dashboard'] as const;
const PATH = 'reporting-system/staff/get';

const RECORDS = { leave: {}, over_time: {}, fine: {} };

export const dashboardQueries = {
  /** The skills of everybody. Source: DB-1. */
  skills: () =>
    queryOptions({
      queryKey: [...ALL, 'skills'],
      queryFn: ({ signal }) =>
        request(memberSkillsSchema, { path: PATH, body: { ...RECORDS, skill_sheet: {} }, signal }),
      meta: { reads: ['skills', 'staff'], failure: 'toasts:fetch.staffs' },
    }),
  /** Leaves and fines of one person, whomever else the server tells about. Source: DB-3. */
  ownRecords: (staffId: number) =>
    queryOptions({
      queryKey: [...ALL, 'own-records', staffId],
      queryFn: async ({ signal }) => {
        const people = await request(ownRecordsSchema, {
          path: PATH,
          body: { id: staffId, ...RECORDS },
          signal,
        });
        const self = people.find(({ id }) => id === staffId);
        const fines = self ? self.fine : [];
        return {
          leaves: self?.leave ?? [],
          fines: fines?.filter((fine) => fine.staffId === staffId) ?? null,
        };
      },
      meta: { reads: ['leave', 'fines'], failure: 'toasts:fetch.staffs', persists: staffId },
    }),
};
