import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { rowsOf, wire } from '@/api/wire-fields';
import { env } from '@/config/env';
import type { WorkPattern } from '../model/work-calendar';

/** The company's days off, from the list that `VITE_HOLIDAYS_URL` names; names in it are for its readers. */
export const holidaysSchema = mapped(
  rowsOf(z.looseObject({ date: wire.neededDate })),
  (rows) => new Set(rows.map(({ date }) => date)),
);

/** Hours of a day: whole half hours. */
const dayHours = z.number().check(z.minimum(0), z.maximum(24), z.multipleOf(0.5));

/** A line without a person and a position belongs to nobody. */
const workPattern = mapped(
  z
    .looseObject({
      staff_no: wire.text,
      position: wire.figure,
      from: wire.neededDate,
      hours: z.array(dayHours).check(z.length(7)),
    })
    .check(z.refine(({ staff_no, position }) => staff_no !== '' || position !== null)),
  ({ staff_no, position, from, hours }): WorkPattern => ({
    ...{ from, hours },
    staffNo: staff_no || null,
    position: staff_no ? null : position,
  }),
);

/** Working hours that are not the usual ones, from the list that `VITE_WORK_PATTERNS_URL` names. */
export const workPatternsSchema = rowsOf(workPattern);

/** A file of the company beside the application, as it is. */
export async function readCompanyFile(url: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

export const workCalendarQueries = {
  /** Files of our own, the same for everybody, that change with a deployment. */
  all: () =>
    queryOptions({
      queryKey: ['work', 'calendar'],
      queryFn: async ({ signal }) => {
        const [holidays, patterns] = await Promise.all([
          readCompanyFile(env.holidaysUrl, signal),
          readCompanyFile(env.workPatternsUrl, signal),
        ]);
        return { holidays: holidaysSchema.parse(holidays), patterns: workPatternsSchema.parse(patterns) };
      },
      staleTime: Infinity,
      structuralSharing: false,
      meta: { reads: [] },
    }),
};
