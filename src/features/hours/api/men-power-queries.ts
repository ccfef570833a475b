import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/api/request';
import { rowList, wire, wireNames } from '@/api/wire-fields';
import type { Named } from '@/lib/named';
import { mapped } from '@/lib/schema-parts';
import type { DateRange } from '../model/date-range';

/** The work on one project; a project without work is a row of zeros. Source: HR-2. */
export type MenPowerRow = Named & {
  code: string;
  men: number;
  hours: number;
  days: number;
};

const rowSchema = z.looseObject({
  id: wire.optionalId,
  cd: wire.text,
  ...wireNames,
  men: wire.sum,
  hours: wire.sum,
  days: wire.sum,
});

/** Every field may be missing: without this check, any object would read as a project without work. */
const hasIdentity = ({ id, cd, eng_name, jp_name }: z.output<typeof rowSchema>) =>
  id !== null || Boolean(cd || eng_name || jp_name);

/** One row for each existing project. Some versions send no id: such rows get distinct negative ids. */
export const menPowerSchema = mapped(rowList(rowSchema.check(z.refine(hasIdentity))), (rows) =>
  rows.map(({ id, cd: code, eng_name, jp_name, men, hours, days }, index): MenPowerRow => ({
    id: id ?? -1 - index,
    code,
    eng_name,
    jp_name,
    men,
    hours,
    days,
  })),
);

/** Apart from `hours-queries`, because the dashboard must not load the code that groups half hours. */
export const menPowerQueries = {
  /** The work on each project in a range, or of all time for null. Source: HR-2, DB-1. */
  ofRange: (range: DateRange | null) =>
    queryOptions({
      queryKey: ['hours', 'men-power', range],
      queryFn: ({ signal }) =>
        request(menPowerSchema, {
          path: 'reporting-system/men-power/get',
          body: range ? { start_date: range.start, end_date: range.end } : {},
          signal,
        }),
      meta: { reads: ['slots', 'staff', 'projects'], failure: 'toasts:fetch.menPower' },
    }),
};
