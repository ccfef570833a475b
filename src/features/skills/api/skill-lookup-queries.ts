import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/api/request';
import { rowList, wire } from '@/api/wire-fields';
import { mapped } from '@/lib/schema-parts';
import { lookupSchema } from '../fields';

/** A proficiency level; `symbol` is its mark in the cells, e.g. `◎`. */
export const proficiencyLevelSchema = mapped(
  z.looseObject({ id: wire.id, name: wire.text, abbv: wire.text }),
  ({ id, name, abbv }) => ({ id, name, symbol: abbv }),
);

const ALL = ['skill-lookups'] as const;
const STALE_AFTER_MS = 60 * 60 * 1000;

/** Outside of `lookup`, where lint would demand `schema` in the query key. */
const readList =
  <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
  ({ signal }: { signal: AbortSignal }) =>
    request(rowList(schema), { path: `reporting-system/sys-management/get-${name}`, signal });

function lookup<Schema extends z.ZodMiniType>(name: string, schema: Schema, failure?: string) {
  return queryOptions({
    queryKey: [...ALL, name],
    queryFn: readList(name, schema),
    staleTime: STALE_AFTER_MS,
    gcTime: STALE_AFTER_MS,
    meta: { reads: ['lookups'], failure },
  });
}

export const skillLookupQueries = {
  techStacks: () => lookup('tech-stack', lookupSchema, 'toasts:fetch.techStacks'),
  responsibilities: () => lookup('responsibility', lookupSchema, 'toasts:fetch.responsibilities'),
  grades: () => lookup('grade', lookupSchema, 'toasts:fetch.grade'),
  /** Positions of skill sheets, which differ from the ten positions of members. */
  positions: () => lookup('position', lookupSchema, 'toasts:fetch.position'),
  japaneseLevels: () => lookup('japanese-level', lookupSchema, 'toasts:fetch.japaneseLevel'),
  /** The marks. Silent: the grid shows the failure itself. */
  proficiencyLevels: () => lookup('proficiency-level', proficiencyLevelSchema),
};
