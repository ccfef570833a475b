import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { ok } from '../json-reply';

type LookupTable =
  'tech_stacks' | 'responsibilities' | 'proficiency_levels' | 'grades' | 'positions' | 'japanese_levels';

function lookupEndpoint(call: string, table: LookupTable) {
  return endpoint({
    path: `/reporting-system/sys-management/${call}`,
    isList: true,
    body: () => z.strictObject({}),
    answer: ({ tables }) =>
      ok(
        tables[table].rows().map(({ id, name, abbv }) => ({ id, name, ...(abbv !== undefined && { abbv }) })),
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
