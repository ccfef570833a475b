import { z } from 'zod';
import type { MenPowerRow } from '../model/men-power';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

// Sums come as text: "12.5".
const figure = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number().nonnegative());

/** The answer of `men-power/get`: one row for each project that was not deleted, in the order of the server. */
export const menPowerSchema = z.array(
  z
    .object({
      id: z.number(),
      cd: text,
      eng_name: text,
      jp_name: text,
      men: figure,
      hours: figure,
      days: figure,
    })
    .transform(({ cd: code, ...row }): MenPowerRow => ({ ...row, code })),
);
