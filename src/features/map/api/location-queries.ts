import { queryOptions } from '@tanstack/react-query';
import { memberQueries } from '@/features/members/api/member-queries';
import { request } from '@/api/request';
import { rowsOf } from '@/api/wire-fields';
import { locatedMemberSchema } from './located-member-schema';

export const locationQueries = {
  /** Every member with their last place. Goes stale together with the members. Source: MP-1. */
  list: () =>
    queryOptions({
      queryKey: [...memberQueries.all, 'locations'],
      queryFn: ({ signal }) =>
        request(rowsOf(locatedMemberSchema), {
          path: 'reporting-system/staff/get',
          body: { location: {} },
          signal,
        }),
      meta: { failure: 'toasts:fetch.staffs' },
    }),
};
