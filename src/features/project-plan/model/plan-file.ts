import * as z from 'zod/mini';
import { message } from '@/i18n/message';
import { isFields } from '@/lib/is-fields';
import { isPlannableMonth, isPlannableHours, MOST_HOURS, type Plans } from './plan';

type Coded = { id: number; cd: string };

const fileSchema = z.object({
  version: z.literal(1),
  plans: z.array(z.object({ code: z.string(), months: z.custom<Record<string, unknown>>(isFields) })),
});

/** The most problems to show: a broken file may have thousands. */
const MOST_PROBLEMS = 5;

/** Formats plans as a file that names projects by code; omits deleted projects. */
export function toPlanFile(plans: Plans, projects: readonly Coded[]): string {
  const listed = projects.flatMap(({ id, cd }) => {
    const months = plans.get(id);
    return months ? [{ code: cd, months }] : [];
  });
  return JSON.stringify({ version: 1, plans: listed }, null, 2);
}

export type ReadPlans =
  | {
      isRead: true;
      plans: Plans;
      monthCount: number;
      unknownCodes: readonly string[];
    }
  /** `problems` are `message()`s. */
  | { isRead: false; problems: readonly string[] };

type FilePlan = z.output<typeof fileSchema>['plans'][number];

function readMonths({ code, months }: FilePlan, problems: string[]): Record<string, number> {
  const plan: Record<string, number> = {};
  for (const [month, hours] of Object.entries(months)) {
    if (!isPlannableMonth(month)) {
      problems.push(message('projects:plan.file.badMonth', { code, month }));
    } else if (typeof hours === 'number' && isPlannableHours(hours)) {
      plan[month] = hours;
    } else {
      const values = { code, month, hours: String(hours), most: MOST_HOURS };
      problems.push(message('projects:plan.file.badHours', values));
    }
  }
  return plan;
}

function shorten(problems: readonly string[]): readonly string[] {
  const more = problems.length - MOST_PROBLEMS;
  if (more <= 0) return problems;
  return [...problems.slice(0, MOST_PROBLEMS), message('projects:plan.file.more', { count: more })];
}

/** Reads all plans of a file, or none if any value is invalid. */
export function readPlanFile(text: string, projects: readonly Coded[]): ReadPlans {
  const file = fileSchema.safeParse(parseJson(text)).data;
  if (!file) return { isRead: false, problems: [message('projects:plan.file.notOurs')] };
  const problems: string[] = [];
  const ids = new Map(projects.map(({ cd, id }) => [cd, id]));
  const plans = new Map<number, Record<string, number>>();
  const unknownCodes: string[] = [];
  for (const filePlan of file.plans) {
    const plan = readMonths(filePlan, problems);
    const id = ids.get(filePlan.code);
    if (id === undefined) unknownCodes.push(filePlan.code);
    else if (Object.keys(plan).length > 0) plans.set(id, { ...plans.get(id), ...plan });
  }
  if (problems.length > 0) return { isRead: false, problems: shorten(problems) };
  const monthCount = [...plans.values()].reduce((sum, plan) => sum + Object.keys(plan).length, 0);
  return { isRead: true, plans, monthCount, unknownCodes };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A file that is no JSON fails the schema.
    return null;
  }
}

/** Merges the plans of a file into the current ones; the file takes precedence by month. */
export function takeOverPlans(mine: Plans, theirs: Plans): Plans {
  const merged = new Map(mine);
  for (const [id, months] of theirs) merged.set(id, { ...merged.get(id), ...months });
  return merged;
}
