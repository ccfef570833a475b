import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { requestInDialect } from '@/api/request-in-dialect';
import { taskSchema } from './task-schema';

const ALL = ['tasks'] as const;

export const taskQueries = {
  all: ALL,
  /** Every kind of work, in the order of the server. */
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) =>
        requestInDialect(z.array(taskSchema), { path: 'reporting-system/task/get', signal }),
      meta: { failure: 'toasts:fetch.tasks', keeps: true },
    }),
};
