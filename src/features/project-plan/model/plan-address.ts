import * as z from 'zod/mini';
import { paths } from '@/config/paths';
import { orNull } from '@/lib/schema-parts';
import { urlNumber } from '@/lib/url-fields';
import { readActivityFilter } from './activity-filter';
import { STEPS } from './burn-down';

const planSearchSchema = z.object({
  project: urlNumber,
  by: z.catch(z.enum(STEPS), 'month'),
});

/** Reads `?view=plan&project=7&by=week`. */
export function readPlanSearch(params: URLSearchParams): z.output<typeof planSearchSchema> {
  return planSearchSchema.parse(Object.fromEntries(params));
}

/** The page of a project's plan. */
export const planAddress = (projectId: number): string => `${paths.projects}?view=plan&project=${projectId}`;

/** All that the screen of the projects understands in its address, whatever of it is shown; null for what says nothing. */
export function readProjectSearch(params: URLSearchParams) {
  const { project } = readPlanSearch(params);
  const by = orNull(z.enum(STEPS)).parse(params.get('by'));
  const view = orNull(z.literal('plan')).parse(params.get('view'));
  return { ...readActivityFilter(params), project, by, view };
}
