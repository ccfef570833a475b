import * as z from 'zod/mini';
import { date } from '../body-rules';
import { endpoint } from '../endpoint';
import { ok } from '../json-reply';

const taskGet = endpoint({
  path: '/reporting-system/task/get',
  isList: true,
  // One version of the server demands dates, which it then ignores.
  body: (_, { needsTaskDates, isStrict }) =>
    needsTaskDates || isStrict
      ? z.strictObject({ start_date: date(), end_date: date() })
      : z.strictObject({ start_date: z.optional(z.unknown()), end_date: z.optional(z.unknown()) }),
  answer: ({ tables }) => ok(tables.tasks.filter((row) => !row.deleted_at)),
});

export const taskEndpoints = [taskGet];
