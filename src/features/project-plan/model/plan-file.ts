import * as z from 'zod/mini';
import { message } from '@/i18n/message';
import { isFields } from '@/lib/is-fields';
import { isMonth, isPlannable, MOST_HOURS, type Plans } from './plan';

type Coded = { id: number; cd: string };

/** Projects by code, which is the same in every browser and never reused. */
const fileSchema = z.object({
  version: z.literal(1),
  plans: z.array(z.object({ code: z.string(), months: z.custom<Record<string, unknown>>(isFields) })),
});

const MOST_PROBLEMS = 5;

/** Formats plans as a file; omits projects that no longer exist. */
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
      months: number;
      /** Codes of no project. */ unknown: readonly string[];
    }
  /** Problems as `message()`s; nothing of the file is used. */
  | { isRead: false; problems: readonly string[] };

/** Reads the plans of a file for these projects: all of them, or none if any value is invalid. */
export function readPlanFile(text: string, projects: readonly Coded[]): ReadPlans {
  const parsed = fileSchema.safeParse(parseJson(text)).data;
  if (!parsed) return { isRead: false, problems: [message('projects:plan.file.notOurs')] };
  const problems: string[] = [];
  const ids = new Map(projects.map(({ cd, id }) => [cd, id]));
  const plans = new Map<number, Record<string, number>>();
  const unknown: string[] = [];
  for (const { code, months } of parsed.plans) {
    const read: Record<string, number> = {};
    for (const [month, hours] of Object.entries(months)) {
      if (!isMonth(month)) problems.push(message('projects:plan.file.badMonth', { code, month }));
      else if (typeof hours === 'number' && isPlannable(hours)) read[month] = hours;
      else
        problems.push(
          message('projects:plan.file.badHours', { code, month, hours: String(hours), most: MOST_HOURS }),
        );
    }
    const id = ids.get(code);
    if (id === undefined) unknown.push(code);
    else plans.set(id, { ...plans.get(id), ...read });
  }
  if (problems.length > 0) {
    const more = problems.length - MOST_PROBLEMS;
    const shown = problems.slice(0, MOST_PROBLEMS);
    return {
      isRead: false,
      problems: more > 0 ? [...shown, message('projects:plan.file.more', { count: more })] : shown,
    };
  }
  const count = [...plans.values()].reduce((sum, months) => sum + Object.keys(months).length, 0);
  return { isRead: true, plans, months: count, unknown };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Merges the plans of a file into the current ones; the file takes precedence by month. */
export function takeOverPlans(mine: Plans, theirs: Plans): Plans {
  const all = new Map(mine);
  for (const [id, months] of theirs) all.set(id, { ...all.get(id), ...months });
  return all;
}
