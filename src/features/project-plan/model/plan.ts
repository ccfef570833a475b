import { addMonths, toMonth, type CalendarMonth } from '@/lib/calendar-date';
import { normaliseInput } from '@/lib/normalise-text';

/** Planned hours by month, `2026-11`. */
export type ProjectPlan = Readonly<Record<string, number>>;

export const NO_PLAN: ProjectPlan = {};

/** Plans by project id; projects without a plan are absent. */
export type Plans = ReadonlyMap<number, ProjectPlan>;

/** The most hours of a month: a larger number is a mistake, even for a whole company. */
export const MOST_HOURS = 100_000;

const MONTH_OF_CENTURY = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

export const isPlannableMonth = (text: string): text is CalendarMonth => MONTH_OF_CENTURY.test(text);

export const isPlannableHours = (hours: number): boolean =>
  Number.isInteger(hours * 2) && hours >= 0 && hours <= MOST_HOURS;

export const plannedMonths = (plan: ProjectPlan): CalendarMonth[] =>
  Object.keys(plan).filter(isPlannableMonth).sort();

export const sumPlan = (plan: ProjectPlan): number =>
  Object.values(plan).reduce((sum, hours) => sum + hours, 0);

export function withMonth(plan: ProjectPlan, month: string, hours: number | null): ProjectPlan {
  const { [month]: _old, ...rest } = plan;
  return hours === null ? rest : { ...rest, [month]: hours };
}

export function withPlan(plans: Plans, projectId: number, plan: ProjectPlan): Plans {
  const next = new Map(plans);
  if (Object.keys(plan).length === 0) next.delete(projectId);
  else next.set(projectId, plan);
  return next;
}

/** Negative beyond the plan; undefined for an empty plan and a plan that begins before `firstKnownMonth`. */
export function remainingHours(
  plan: ProjectPlan,
  byMonth: ReadonlyMap<string, number> | undefined,
  firstKnownMonth: string,
): number | undefined {
  const [first] = plannedMonths(plan);
  if (first === undefined || first < firstKnownMonth) return undefined;
  let remaining = sumPlan(plan);
  for (const [month, hours] of byMonth ?? []) if (month >= first) remaining -= hours;
  return remaining;
}

export type PlanChange = { before: Plans; after: Plans };

/** Sets the projects of a change to their plans before or after it. Other projects stay as they are. */
export function atSide(current: Plans, { before, after }: PlanChange, side: 'before' | 'after'): Plans {
  const target = side === 'before' ? before : after;
  let plans = current;
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(id) !== after.get(id)) plans = withPlan(plans, id, target.get(id) ?? {});
  }
  return plans;
}

/** Commas only divide thousands: 7,5 would else be read as 75. */
const DECIMAL = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** Parses typed hours; null for an empty text, undefined for an invalid one. */
export function parsePlanned(typed: string): number | null | undefined {
  const text = normaliseInput(typed);
  if (text === '') return null;
  const hours = DECIMAL.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return isPlannableHours(hours) ? hours : undefined;
}

const MONTHS_AHEAD = 5;

export const shiftMonth = (month: CalendarMonth, step: number): CalendarMonth =>
  toMonth(addMonths(`${month}-01`, step));

/** Lists the planned months, the half year from `current` and the `shown` months, without gaps. */
export function monthsToPlan(
  plan: ProjectPlan,
  current: CalendarMonth,
  shown: readonly CalendarMonth[],
): CalendarMonth[] {
  const listed = [...plannedMonths(plan), ...shown, current, shiftMonth(current, MONTHS_AHEAD)].sort();
  const first = listed[0] ?? current;
  const last = listed.at(-1) ?? current;
  const months: CalendarMonth[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months.filter(isPlannableMonth);
}
