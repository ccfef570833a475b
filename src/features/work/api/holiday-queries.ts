import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { thirdPartyClient } from '@/api/client';
import { rowsOf, wire } from '@/api/wire-fields';
import { env } from '@/config/env';

/** The company's days off, from the list that `VITE_HOLIDAYS_URL` names; names in it are for its readers. */
export const holidaysSchema = rowsOf(z.looseObject({ date: wire.neededDate })).transform(
  (rows) => new Set(rows.map(({ date }) => date)),
);

export const holidayQueries = {
  /** A file of our own, the same for everybody, that changes with a deployment. */
  all: () =>
    queryOptions({
      queryKey: ['work', 'holidays'],
      queryFn: async ({ signal }) => {
        const answer = await thirdPartyClient.get<unknown>(env.holidaysUrl, { signal });
        return holidaysSchema.parse(answer.data);
      },
      staleTime: Infinity,
      structuralSharing: false,
      meta: { reads: [] },
    }),
};
