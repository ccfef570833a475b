import type { PlanStep } from '@/features/projects/model/project-search';
import {
  datesBetween,
  lastOfMonth,
  getMonday,
  toMonth,
  type CalendarDate,
  type CalendarMonth,
} from '@/lib/calendar-date';
import { exactFigure } from '@/lib/exact-figure';
import { plannedMonths, sumPlan, type ProjectPlan } from './plan';

/** A week or month of a plan, in hours. */
export type BurnPoint = {
  /** `2026-11`, or the Monday of a week. */
  key: string;
  /** Exact, because exports sum it. */
  planned: number;
  /** Null after today and the last recorded day; so are `remaining` and `difference`. */
  recorded: number | null;
  /** At the end of the week or month. */
  plannedRemaining: number;
  /** Negative beyond the plan. */
  remaining: number | null;
  /** `remaining` less `plannedRemaining`: negative if more was recorded than planned. */
  difference: number | null;
};

export type BurnDown = {
  total: number;
  points: readonly BurnPoint[];
  /** Hours recorded before the first planned month, which do not count. */
  before: number;
};

type BurnDownFacts = {
  plan: ProjectPlan;
  recorded: ReadonlyMap<CalendarDate, number>;
  today: CalendarDate;
  step: PlanStep;
  isWorkDay: (date: CalendarDate) => boolean;
};

type DayHours = readonly (readonly [CalendarDate, number])[];

/** Distributes the planned hours of a month evenly over its work days; without any, on its last day. */
function spread(month: CalendarMonth, hours: number, isWorkDay: BurnDownFacts['isWorkDay']): DayHours {
  const first: CalendarDate = `${month}-01`;
  const days = datesBetween(first, lastOfMonth(first));
  const workDays = days.filter(isWorkDay);
  const planned = workDays.length > 0 ? workDays : days.slice(-1);
  return planned.map((date) => [date, hours / planned.length]);
}

/** Without rounding, a binary fraction just below 0 would be shown as hours beyond the plan. */
const round = (hours: number) => Math.round(hours * 100) / 100;

/** Calculates the burn-down up to the last planned or recorded day; null without a planned month. */
export function burnDown({ plan, recorded, today, step, isWorkDay }: BurnDownFacts): BurnDown | null {
  const months = plannedMonths(plan);
  const firstMonth = months[0];
  const lastMonth = months.at(-1);
  if (firstMonth === undefined || lastMonth === undefined) return null;
  const start: CalendarDate = `${firstMonth}-01`;
  const toKey = (date: CalendarDate) => (step === 'month' ? toMonth(date) : getMonday(date));
  const counted = [...recorded].filter(([date]) => date >= start);
  const lastKnownKey = toKey(latest(today, counted));
  const end = latest(lastOfMonth(`${lastMonth}-01`), counted);

  const plannedByKey = sumBy(
    months.flatMap((month) => spread(month, plan[month] ?? 0, isWorkDay)),
    toKey,
  );
  const recordedByKey = sumBy(counted, toKey);
  const total = sumPlan(plan);
  let plannedRemaining = total;
  let remaining = total;
  const keys = [...new Set(datesBetween(start, end).map(toKey))];
  const points = keys.map((key): BurnPoint => {
    const planned = plannedByKey.get(key) ?? 0;
    const hours = recordedByKey.get(key) ?? 0;
    plannedRemaining -= planned;
    remaining -= hours;
    const isFuture = key > lastKnownKey;
    return {
      key,
      planned: exactFigure(planned),
      recorded: isFuture ? null : hours,
      plannedRemaining: round(plannedRemaining),
      remaining: isFuture ? null : round(remaining),
      difference: isFuture ? null : round(remaining - plannedRemaining),
    };
  });
  return { total, points, before: sumHours([...recorded].filter(([date]) => date < start)) };
}

const latest = (from: CalendarDate, days: DayHours) =>
  days.reduce((last, [date]) => (date > last ? date : last), from);

const sumHours = (days: DayHours) => days.reduce((sum, [, hours]) => sum + hours, 0);

function sumBy(days: DayHours, toKey: (date: CalendarDate) => string) {
  const sums = new Map<string, number>();
  for (const [date, hours] of days) sums.set(toKey(date), (sums.get(toKey(date)) ?? 0) + hours);
  return sums;
}
