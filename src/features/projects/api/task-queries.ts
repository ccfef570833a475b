import { queryOptions } from '@tanstack/react-query';
import { requestInDialect } from '@/api/request-in-dialect';
import { rowsOf } from '@/api/wire-fields';
import { projectSchema } from './project-schema';

const ALL = ['tasks'] as const;
const PATH = 'reporting-system/task/get';

export const taskQueries = {
  /** Every kind of work, in the order of the server. */
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => requestInDialect(rowsOf(projectSchema), { path: PATH, signal }),
      meta: { reads: ['tasks'], failure: 'toasts:fetch.tasks', persists: true },
    }),
};
