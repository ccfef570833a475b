import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '@/api/request';
import { staffSchema } from '@/session/staff-schema';
import { inMemberOrder } from '../model/member-order';

const ALL = ['members'] as const;

export const memberQueries = {
  all: ALL,
  /** Every member without relations, in the order in which lists show them. Source: MB-2. */
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: async ({ signal }) =>
        inMemberOrder(await request(z.array(staffSchema), { path: 'reporting-system/staff/get', signal })),
      meta: { failure: 'toasts:fetch.members' },
    }),
};
