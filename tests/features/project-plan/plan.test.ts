import { describe, expect, it } from 'vitest';
import { readProjectSearch } from '@/features/projects/model/project-search';
import {
  atSide,
  remainingHours,
  monthsToPlan,
  parsePlanned,
  withMonth,
  withPlan,
  type Plans,
} from '@/features/project-plan/model/plan';
import { invariant } from '@/lib/invariant';
import { readPlanFile, takeOverPlans, toPlanFile } from '@/features/project-plan/model/plan-file';

const PROJECTS = [
  { id: 1, cd: 'INV01' },
  { id: 2, cd: 'CLN02' },
];
const formatFile = (plans: unknown, version = 1) => JSON.stringify({ version, plans });

describe('planned hours', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['160', 160],
    ['１６０．５', 160.5],
    ['1,200', 1200],
    ['0', 0],
    ['7.25', undefined],
    ['7,5', undefined],
    ['1,00', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['100001', undefined],
    ['many', undefined],
  ])('typed as "%s" are %s', (typed, hours) => expect(parsePlanned(typed)).toBe(hours));

  it.each([
    ['the half year from now', {}, [], ['2026-11', '2027-04']],
    ['from an earlier plan on', { '2026-09': 8 }, [], ['2026-09', '2027-04']],
    ['to the end of a longer plan', { '2027-06': 8 }, [], ['2026-11', '2027-06']],
    ['all months that were shown', {}, ['2026-09', '2027-05'], ['2026-09', '2027-05']],
  ] as const)('are entered for %s', (_what, plan, shown, [first, last]) => {
    const months = monthsToPlan(plan, '2026-11', shown);
    expect([months[0], months.at(-1)]).toEqual([first, last]);
    expect(months).toEqual([...new Set(months)].sort());
  });

  const byMonth = new Map([
    ['2026-09', 30],
    ['2026-10', 20],
    ['2026-11', 60],
  ]);
  it.each([
    ['less all hours since the plan began', { '2026-10': 50, '2026-11': 50 }, '2025-12', 20],
    ['below zero', { '2026-10': 50 }, '2025-12', -30],
    ['unknown when the plan began before the hours that were read', { '2025-11': 50 }, '2025-12', undefined],
    ['unknown without a plan', {}, '2025-12', undefined],
  ])('leave this rest: %s', (_what, plan, from, left) =>
    expect(remainingHours(plan, byMonth, from)).toBe(left),
  );

  it('are undone only for the projects of the step', () => {
    const before: Plans = new Map([[1, { '2026-11': 8 }]]);
    const after = withPlan(before, 2, withMonth({}, '2026-11', 4));
    const now = withPlan(after, 1, { '2026-12': 1 });
    const undone = atSide(now, { before, after }, 'before');
    expect([...undone]).toEqual([[1, { '2026-12': 1 }]]);
    expect(atSide(undone, { before, after }, 'after').get(2)).toEqual({ '2026-11': 4 });
    expect(withPlan(after, 2, withMonth({ '2026-11': 4 }, '2026-11', null)).has(2)).toBe(false);
  });
});

describe('plans as a file', () => {
  it('are imported as they were exported, by project code', () => {
    const plans: Plans = new Map([
      [1, { '2026-11': 8.5 }],
      [9, { '2026-11': 3 }],
    ]);
    const moved = [{ id: 41, cd: 'INV01' }];
    const read = readPlanFile(toPlanFile(plans, PROJECTS), moved);
    expect(read).toEqual({
      isRead: true,
      plans: new Map([[41, { '2026-11': 8.5 }]]),
      monthCount: 1,
      unknownCodes: [],
    });
  });

  it.each([
    ['no JSON', 'hours', /notOurs/],
    ['another version', formatFile([], 2), /notOurs/],
    ['a list of something else', formatFile([{ name: 'x' }]), /notOurs/],
    ['hours that are a text', formatFile([{ code: 'INV01', months: { '2026-11': 'x' } }]), /badHours.*x/],
    ['months that are none', formatFile([{ code: 'INV01', months: null }]), /notOurs/],
    ['an invalid month', formatFile([{ code: 'INV01', months: { '2026-13': 8 } }]), /badMonth.*2026-13/],
    ['hours below zero', formatFile([{ code: 'INV01', months: { '2026-11': -8 } }]), /badHours.*-8/],
    ['minutes', formatFile([{ code: 'INV01', months: { '2026-11': 0.1 } }]), /badHours/],
  ])('are refused completely for %s', (_what, text, problem) => {
    const read = readPlanFile(text, PROJECTS);
    expect(read.isRead ? '' : read.problems.join()).toMatch(problem);
  });

  it('are refused with the first five problems and the number of others', () => {
    const months = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`m${index}`, 1]));
    const read = readPlanFile(formatFile([{ code: 'INV01', months }]), PROJECTS);
    expect(read.isRead ? [] : read.problems).toHaveLength(6);
    expect(read.isRead ? '' : read.problems.at(-1)).toContain('"count":3');
  });

  it('are ignored without months', () => {
    const text = formatFile([
      { code: 'INV01', months: {} },
      { code: 'CLN02', months: { '2026-11': 2 } },
    ]);
    expect(readPlanFile(text, PROJECTS)).toEqual({
      isRead: true,
      plans: new Map([[2, { '2026-11': 2 }]]),
      monthCount: 1,
      unknownCodes: [],
    });
  });

  it('with unknown codes are named, and replace the plan of the same month', () => {
    const text = formatFile([
      { code: 'GONE', months: { '2026-11': 1 } },
      { code: 'CLN02', months: { '2026-11': 2, '2026-12': 3 } },
    ]);
    const read = readPlanFile(text, PROJECTS);
    invariant(read.isRead, 'the file is valid');
    expect([read.unknownCodes, read.monthCount]).toEqual([['GONE'], 2]);
    const mine: Plans = new Map([[2, { '2026-10': 9, '2026-11': 9 }]]);
    expect(takeOverPlans(mine, read.plans).get(2)).toEqual({ '2026-10': 9, '2026-11': 2, '2026-12': 3 });
  });
});

it('the address of the projects page is read field by field', () => {
  const read = (search: string) => readProjectSearch(new URLSearchParams(search));
  const nothing = { activity: null, project: null, by: null, view: null };
  expect(read('')).toEqual(nothing);
  expect(read('activity=active')).toEqual({ ...nothing, activity: 'active' });
  expect(read('view=plan&project=7&by=week')).toEqual({ ...nothing, project: 7, by: 'week', view: 'plan' });
  expect(read('view=x&project=x&by=x&activity=x')).toEqual(nothing);
});
