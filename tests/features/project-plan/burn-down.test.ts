import { describe, expect, it } from 'vitest';
import { burnDown } from '@/features/project-plan/model/burn-down';
import type { PlanStep } from '@/features/projects/model/project-search';
import { isWeekend, type CalendarDate } from '@/lib/calendar-date';

const PLAN = { '2026-10': 44, '2026-11': 42 };
const RECORDED = new Map<CalendarDate, number>([
  ['2026-09-30', 5],
  ['2026-10-01', 8],
  ['2026-10-30', 40],
  ['2026-11-02', 4],
]);

const burn = (step: PlanStep, changes: Partial<Parameters<typeof burnDown>[0]> = {}) =>
  burnDown({
    plan: PLAN,
    recorded: RECORDED,
    today: '2026-11-10',
    step,
    isWorkDay: (date) => !isWeekend(date),
    ...changes,
  });

describe('a burn-down', () => {
  it('has planned and remaining hours by month', () => {
    expect(burn('month')).toEqual({
      total: 86,
      before: 5,
      points: [
        { key: '2026-10', planned: 44, recorded: 48, plannedRemaining: 42, remaining: 38, difference: -4 },
        { key: '2026-11', planned: 42, recorded: 4, plannedRemaining: 0, remaining: 34, difference: 34 },
      ],
    });
  });

  it('distributes the plan of a month evenly over its working days by week, without values for future weeks', () => {
    const { points = [] } = burn('week') ?? {};
    // October 2026 has 22 work days, two of them in the week from 28 September; November has 21.
    expect(points[0]).toEqual({
      key: '2026-09-28',
      planned: 4,
      recorded: 8,
      plannedRemaining: 82,
      remaining: 78,
      difference: -4,
    });
    expect(points.find(({ key }) => key === '2026-10-26')?.planned).toBe(10);
    expect(points.map(({ recorded }) => recorded)).toEqual([8, 0, 0, 0, 40, 4, 0, null, null, null]);
    expect(points.at(-1)).toEqual({
      key: '2026-11-30',
      planned: 2,
      recorded: null,
      plannedRemaining: 0,
      remaining: null,
      difference: null,
    });
    expect(points.reduce((sum, { planned }) => sum + planned, 0)).toBeCloseTo(86);
  });

  it('plans as many hours in all weeks as in the month, also where no week has whole hours', () => {
    // 7 hours on 21 work days are 20 minutes a day: 1 hour 40 minutes a week.
    const { points = [] } = burn('week', { plan: { '2026-11': 7 } }) ?? {};
    expect(points.reduce((sum, { planned }) => sum + planned, 0)).toBeCloseTo(7);
    // After two weeks, 3 hours 40 minutes remain by plan, and 3 hours after the 4 recorded ones.
    expect(points.find(({ key }) => key === '2026-11-09')).toMatchObject({ remaining: 3, difference: -0.67 });
  });

  it.each<[string, Parameters<typeof burn>[1], number[]]>([
    ['leaves a month without a plan at nothing', { plan: { '2026-10': 44, '2026-12': 10 } }, [44, 0, 10]],
    [
      'continues when hours are recorded after the plan',
      { plan: { '2026-10': 44 }, recorded: new Map([['2026-12-01', 1]]), today: '2026-12-01' },
      [44, 0, 0],
    ],
    ['puts a month without work days on its last day', { isWorkDay: () => false }, [44, 42]],
  ])('%s', (_what, changes, planned) => {
    const { points = [] } = burn('month', changes) ?? {};
    // Sums of fractions differ from whole hours in their last digits.
    expect(points.map((point) => Number(point.planned.toFixed(6)))).toEqual(planned);
  });

  it('has no remaining hours for a plan that begins later', () => {
    const { points = [] } = burn('month', { recorded: new Map(), today: '2026-09-30' }) ?? {};
    expect(points.map(({ recorded, remaining }) => [recorded, remaining])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('is below zero if more is recorded than planned, and null without a plan', () => {
    expect(burn('month', { plan: { '2026-10': 10 } })?.points.map(({ remaining }) => remaining)).toEqual([
      -38, -42,
    ]);
    expect(burn('month', { plan: {} })).toBeNull();
  });
});
