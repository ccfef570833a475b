import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/api/request';
import { rowList } from '@/api/wire-fields';
import { fineListSchema } from '@/features/fines/fields';

const PATH = 'reporting-system/staff/get';

const peopleSchema = rowList(z.object({ fine: fineListSchema }));

export const personQueries = {
  /** All fines of one person, the latest first. */
  fines: (staffId: number) =>
    queryOptions({
      queryKey: ['person', 'fines', staffId],
      queryFn: async ({ signal }) => {
        const people = await request(peopleSchema, { path: PATH, body: { id: staffId, fine: {} }, signal });
        return people
          .flatMap(({ fine }) => fine)
          .filter((fine) => fine.staffId === staffId)
          .toSorted((a, b) => b.date.localeCompare(a.date) || b.time.localeCompare(a.time));
      },
      meta: { reads: ['fines', 'staff'] },
    }),
};
