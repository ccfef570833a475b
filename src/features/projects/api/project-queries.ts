import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '@/api/request';
import { projectSchema } from './project-schema';

const ALL = ['projects'] as const;

export const projectQueries = {
  all: ALL,
  /** Every project that was not deleted, in the order of the server. */
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) =>
        request(z.array(projectSchema), { path: 'reporting-system/project/get', signal }),
      meta: { failure: 'toasts:fetch.projects' },
    }),
};
