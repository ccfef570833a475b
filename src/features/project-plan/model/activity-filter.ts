import * as z from 'zod/mini';
import { orNull } from '@/lib/schema-parts';

export const ACTIVITIES = ['active', 'archived'] as const;

/** `activity` null: all projects, whatever was recorded on them. */
export type ActivityFilter = { activity: (typeof ACTIVITIES)[number] | null };

const filterSchema = z.object({ activity: orNull(z.enum(ACTIVITIES)) });

/** Reads `?activity=active`; what cannot be read is no filter. */
export function readActivityFilter(params: URLSearchParams): ActivityFilter {
  return filterSchema.parse({ activity: params.get('activity') });
}
