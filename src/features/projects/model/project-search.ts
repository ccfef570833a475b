import * as z from 'zod/mini';
import { paths } from '@/config/paths';
import { addMonths, firstOfMonth, lastOfMonth, type CalendarDate } from '@/lib/calendar-date';
import { orNull } from '@/lib/schema-parts';
import { urlNumber } from '@/lib/url-fields';

const activityField = orNull(z.enum(['active', 'archived']));

/** `activity` null: all projects, whatever was recorded on them. */
export type ActivityFilter = { activity: z.output<typeof activityField> };

/** Reads `?activity=active`; what cannot be read is no filter. */
export function readActivityFilter(params: URLSearchParams): ActivityFilter {
  return { activity: activityField.parse(params.get('activity')) };
}

/** By what a plan is told. */
export type PlanStep = 'month' | 'week';

const stepField = orNull(z.enum(['month', 'week']));

/** All that the screen understands in its address, whatever of it is shown: `?view=plan&project=7&by=week`, `?activity=active`. */
export function readProjectSearch(params: URLSearchParams) {
  return {
    ...readActivityFilter(params),
    project: urlNumber.parse(params.get('project')),
    by: stepField.parse(params.get('by')),
    view: params.get('view') === 'plan' ? 'plan' : null,
  };
}

/** The page of a project's plan. */
export const planAddress = (projectId: number): string => `${paths.projects}?view=plan&project=${projectId}`;

const MONTHS_READ = 12;

/** Of which days the list of projects tells hours: this month and the eleven before it, as the server answers whole months. */
export function activityRange(today: CalendarDate): { start: CalendarDate; end: CalendarDate } {
  return { start: addMonths(firstOfMonth(today), 1 - MONTHS_READ), end: lastOfMonth(today) };
}
