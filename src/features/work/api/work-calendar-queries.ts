import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { rowList, wire } from '@/api/wire-fields';
import { env } from '@/config/env';
import { isDayHours } from '../model/work-calendar';
import { readCompanyFile } from './read-company-file';

/** The company's days off, from the list of `VITE_HOLIDAYS_URL`; the name of a day off is not read. */
export const holidaysSchema = mapped(
  rowList(z.looseObject({ date: wire.neededDate })),
  (rows) => new Set(rows.map(({ date }) => date)),
);

const isWeek = (hours: unknown): hours is number[] =>
  Array.isArray(hours) && hours.length === 7 && hours.every(isDayHours);

/** Working hours that differ from the usual ones, from the list of `VITE_WORK_PATTERNS_URL`. */
export const workPatternsSchema = rowList(
  z.looseObject({
    staff_no: wire.text,
    position: wire.figure,
    from: wire.neededDate,
    hours: z.custom<readonly number[]>(isWeek),
  }),
);

export const workCalendarQueries = {
  /** The files of the deployment: the same for everybody until the next deployment. */
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
