import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { wire } from '@/api/wire-fields';

/** A choice that the server keeps a list of: a tech stack, a grade, a position of skill sheets… Unknown fields are kept. */
export const lookupSchema = z.looseObject({ id: wire.id, name: wire.text });

export type Lookup = z.output<typeof lookupSchema>;

/** A proficiency level: `symbol` is the mark that stands in the cells, e.g. `◎`. */
export const proficiencyLevelSchema = mapped(
  z.looseObject({ id: wire.id, name: wire.text, abbv: wire.text }),
  ({ id, name, abbv }) => ({ id, name, symbol: abbv }),
);
