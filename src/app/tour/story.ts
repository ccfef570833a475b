import type { BoardRow } from '@/features/hours/closing/model/closing-board';
import { remainingHours, type Plans, type ProjectPlan } from '@/features/project-plan/model/plan';
import type { ProjectActivity } from '@/features/project-plan/model/project-activity';
import { addMonths, toMonth, today } from '@/lib/calendar-date';

type Activity = ReadonlyMap<number, ProjectActivity>;

/** Hours, before rounding, by which the busiest project exceeds its plan. */
const EXCESS_HOURS = 40;
/** Planned hours are multiples of this number. */
const PLAN_STEP = 10;
const ROOM_FACTOR = 1.1;

/** Makes plans for the two projects with most hours: one is exceeded, one has room for another month. */
export function storyPlans(activity: Activity): Plans {
  const [busiest, second] = [...activity].sort(([, first], [, next]) => next.hours - first.hours);
  const plans = new Map<number, ProjectPlan>();
  if (busiest) plans.set(busiest[0], planExceeded(busiest[1]));
  if (second) plans.set(second[0], planWithRoom(second[1]));
  return plans;
}

function planExceeded({ byMonth }: ProjectActivity): ProjectPlan {
  const [busiestMonth] = [...byMonth].sort(([, first], [, next]) => next - first);
  return Object.fromEntries(
    [...byMonth].map(([month, hours]) => {
      const planned = Math.round(hours / PLAN_STEP) * PLAN_STEP;
      return [month, month === busiestMonth?.[0] ? Math.max(0, planned - EXCESS_HOURS) : planned];
    }),
  );
}

function planWithRoom({ byMonth }: ProjectActivity): ProjectPlan {
  const last = [...byMonth.keys()].sort().at(-1) ?? toMonth(today());
  const next = toMonth(addMonths(`${last}-01`, 1));
  const months = [...byMonth, [next, Math.max(0, ...byMonth.values())] as const];
  return Object.fromEntries(
    months.map(([month, hours]) => [month, Math.ceil((hours * ROOM_FACTOR) / PLAN_STEP) * PLAN_STEP]),
  );
}

/** The other person with most days to complete, among those who record hours at all. */
export function mostToComplete<Row extends Pick<BoardRow, 'total' | 'open'> & { person: { id: number } }>(
  rows: readonly Row[],
  selfId: number,
): Row | undefined {
  return rows
    .filter(({ person, total, open }) => person.id !== selfId && total > 0 && open.length > 0)
    .sort((first, second) => second.open.length - first.open.length)[0];
}

/** `over` is in hours; `from` is the first month of `activity`. */
export function furthestOver<Project extends { id: number }>(
  projects: readonly Project[],
  { plans, activity, from }: { plans: Plans; activity: Activity; from: string },
): { project: Project; over: number } | undefined {
  return projects
    .map((project) => {
      const plan = plans.get(project.id);
      const left = plan && remainingHours(plan, activity.get(project.id)?.byMonth, from);
      return { project, over: -(left ?? 0) };
    })
    .filter(({ over }) => over > 0)
    .sort((first, second) => second.over - first.over)[0];
}

/** Among the tech stacks with a single expert, the stack that most people know. */
export function onlyExpert<
  Stack extends { id: number },
  Person extends { marks: ReadonlyMap<number, number> },
>(
  stacks: readonly Stack[],
  people: readonly Person[],
  strongPeople: ReadonlyMap<number, readonly Person[]>,
): { stack: Stack; person: Person } | undefined {
  const countKnowing = ({ id }: Stack) => people.filter(({ marks }) => marks.has(id)).length;
  return stacks
    .flatMap((stack) => {
      const [person, ...others] = strongPeople.get(stack.id) ?? [];
      return person && others.length === 0 ? [{ stack, person }] : [];
    })
    .sort((first, second) => countKnowing(second.stack) - countKnowing(first.stack))[0];
}
