import * as z from 'zod/mini';
import { paths } from '@/config/paths';
import { orNull } from '@/lib/schema-parts';
import { urlNumber } from '@/lib/url-fields';

const activityField = orNull(z.enum(['active', 'archived']));

/** Null shows all projects. */
export type ActivityFilter = { activity: z.output<typeof activityField> };

/** Reads `?activity=active`; an invalid value does not filter. */
export function readActivityFilter(params: URLSearchParams): ActivityFilter {
  return { activity: activityField.parse(params.get('activity')) };
}

const stepField = orNull(z.enum(['month', 'week']));

export type PlanStep = NonNullable<z.output<typeof stepField>>;

/** Reads the filter of the list, and the parameters of the plan: `?view=plan&project=7&by=week`. */
export function readProjectSearch(params: URLSearchParams) {
  return {
    ...readActivityFilter(params),
    project: urlNumber.parse(params.get('project')),
    by: stepField.parse(params.get('by')),
    view: params.get('view') === 'plan' ? 'plan' : null,
  };
}

export const planAddress = (projectId: number): string => `${paths.projects}?view=plan&project=${projectId}`;
