import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A project or a task: both have a code and a name in each language. Unknown fields are kept. */
export const projectSchema = z.looseObject({
  id: z.number(),
  cd: text,
  eng_name: text,
  jp_name: text,
  /** ISO 8601 in UTC. */
  created_at: z.string().nullish().catch(null),
});

export type Project = z.output<typeof projectSchema>;
