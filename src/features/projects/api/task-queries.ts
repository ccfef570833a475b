import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { requestWithVariant } from '@/api/request-with-variant';
import { rowList, wire, wireNames } from '@/api/wire-fields';

const ALL = ['tasks'] as const;
const PATH = 'reporting-system/task/get';

export const taskSchema = z.looseObject({
  id: wire.id,
  cd: wire.text,
  ...wireNames,
});

export const taskQueries = {
  list: () =>
    queryOptions({
      queryKey: [...ALL, 'list'],
      queryFn: ({ signal }) => requestWithVariant(rowList(taskSchema), { path: PATH, signal }),
      meta: { reads: ['tasks'], failure: 'toasts:fetch.tasks', persists: true },
    }),
};
