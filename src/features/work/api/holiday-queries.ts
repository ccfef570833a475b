import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { rowsOf, wire } from '@/api/wire-fields';
import { env } from '@/config/env';

/** The company's days off, from the list that `VITE_HOLIDAYS_URL` names; names in it are for its readers. */
export const holidaysSchema = mapped(
  rowsOf(z.looseObject({ date: wire.neededDate })),
  (rows) => new Set(rows.map(({ date }) => date)),
);

export const holidayQueries = {
  /** A file of our own, the same for everybody, that changes with a deployment. */
  all: () =>
    queryOptions({
      queryKey: ['work', 'holidays'],
      queryFn: async ({ signal }) => {
        const answer = await fetch(env.holidaysUrl, { signal });
        if (!answer.ok) throw new Error(`The days off: ${answer.status}`);
        return holidaysSchema.parse(await answer.json());
      },
      staleTime: Infinity,
      structuralSharing: false,
      meta: { reads: [] },
    }),
};
