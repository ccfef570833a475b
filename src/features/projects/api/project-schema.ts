import * as z from 'zod/mini';
import { wire } from '@/api/wire-fields';

/** A project or a task: both have a code and a name in each language. Unknown fields are kept. */
export const projectSchema = z.looseObject({
  id: wire.id,
  cd: wire.text,
  eng_name: wire.text,
  jp_name: wire.text,
  /** ISO 8601 in UTC. */
  created_at: wire.moment,
});

export type Project = z.output<typeof projectSchema>;
