import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { rowsOf } from '@/api/wire-fields';
import { locatedMemberSchema } from './located-member-schema';

export const locationQueries = {
  /** Every member with their last place. Source: MP-1. */
  list: () =>
    queryOptions({
      queryKey: ['map', 'locations'],
      queryFn: ({ signal }) =>
        request(rowsOf(locatedMemberSchema), {
          path: 'reporting-system/staff/get',
          body: { location: {} },
          signal,
        }),
      meta: { reads: ['staff'], failure: 'toasts:fetch.staffs' },
    }),
};
