import * as z from 'zod/mini';
import type { Tables } from '../db/database';
import { endpoint } from '../endpoint';
import { ok } from '../json-reply';

type LookupTable =
  'tech_stacks' | 'responsibilities' | 'proficiency_levels' | 'grades' | 'positions' | 'japanese_levels';

function lookup(name: string, table: LookupTable & keyof Tables) {
  return endpoint({
    path: `/reporting-system/sys-management/${name}`,
    isList: true,
    body: () => z.strictObject({}),
    answer: ({ tables }) =>
      ok(
        tables[table]
          .rows()
          .map(({ id, name: label, abbv }) => ({ id, name: label, ...(abbv !== undefined && { abbv }) })),
      ),
  });
}

export const lookupEndpoints = [
  lookup('get-tech-stack', 'tech_stacks'),
  lookup('get-responsibility', 'responsibilities'),
  lookup('get-proficiency-level', 'proficiency_levels'),
  lookup('get-grade', 'grades'),
  lookup('get-position', 'positions'),
  lookup('get-japanese-level', 'japanese_levels'),
];
