import { z } from 'zod';
import { readFigure, rowsOf, wire } from '@/api/wire-fields';
import type { MenPowerRow } from '../model/men-power';

/** A sum of nothing may be null. */
const sum = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === null ? 0 : readFigure(value)))
  .pipe(z.number().nonnegative());

const row = z.looseObject({
  id: wire.optionalId,
  cd: wire.text,
  eng_name: wire.text,
  jp_name: wire.text,
  men: sum,
  hours: sum,
  days: sum,
});

const isProject = ({ id, cd, eng_name, jp_name }: z.output<typeof row>) =>
  id !== null || Boolean(cd || eng_name || jp_name);

/**
 * The answer of `men-power/get`: one row for each project that was not deleted, in the order of the server. Some
 * versions send no id: no real one is negative, and here it only tells rows apart.
 */
export const menPowerSchema = rowsOf(row.refine(isProject)).transform((rows) =>
  rows.map(({ id, eng_name, jp_name, men, hours, days, cd: code }, index): MenPowerRow => ({
    id: id ?? -1 - index,
    ...{ eng_name, jp_name, men, hours, days, code },
  })),
);
