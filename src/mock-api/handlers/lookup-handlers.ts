import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { ok } from '../json-reply';

type LookupTable =
  'tech_stacks' | 'responsibilities' | 'proficiency_levels' | 'grades' | 'positions' | 'japanese_levels';

function lookupEndpoint(name: string, table: LookupTable) {
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
  lookupEndpoint('get-tech-stack', 'tech_stacks'),
  lookupEndpoint('get-responsibility', 'responsibilities'),
  lookupEndpoint('get-proficiency-level', 'proficiency_levels'),
  lookupEndpoint('get-grade', 'grades'),
  lookupEndpoint('get-position', 'positions'),
  lookupEndpoint('get-japanese-level', 'japanese_levels'),
];
