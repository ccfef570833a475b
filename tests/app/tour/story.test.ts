import { describe, expect, it } from 'vitest';
import { furthestOver, mostToComplete, onlyExpert, storyPlans } from '@/app/tour/story';
import type { ProjectActivity } from '@/features/project-plan/model/project-activity';
import type { WorkDay } from '@/features/work/model/work-days';
import type { CalendarMonth } from '@/lib/calendar-date';

const hours = (...months: [CalendarMonth, number][]): ProjectActivity => {
  const sum = months.reduce((all, [, some]) => all + some, 0);
  return { hours: sum, people: 1, lastDate: '2026-11-20', byMonth: new Map(months) };
};

describe('the plans of the demonstration', () => {
  const activity = new Map([
    [5, hours(['2026-10', 101], ['2026-11', 40])],
    [2, hours(['2026-10', 204.5], ['2026-11', 96])],
    [7, hours(['2026-11', 8])],
  ]);
  const plans = storyPlans(activity);

  it('are used up on the busiest project, and have hours left on the next one', () => {
    expect([...plans]).toEqual([
      [2, { '2026-10': 160, '2026-11': 100 }],
      [5, { '2026-10': 120, '2026-11': 50, '2026-12': 120 }],
    ]);
  });

  it.each([
    ['are over plan by the hours recorded beyond it', '2025-12', { project: { id: 2 }, over: 40.5 }],
    ['are not over plan where a part was not read', '2026-11', undefined],
  ])('%s', (_name, from, found) => {
    const projects = [5, 2, 7].map((id) => ({ id }));
    expect(furthestOver(projects, { plans, activity, from })).toEqual(found);
  });

  it('exceed one of two equally busy months only', () => {
    const equal = new Map([[2, hours(['2026-10', 100], ['2026-11', 100])]]);
    expect(storyPlans(equal).get(2)).toEqual({ '2026-10': 60, '2026-11': 100 });
  });

  it('are empty when no hours are recorded', () => {
    expect(storyPlans(new Map()).size).toBe(0);
  });
});

const DAY: WorkDay = { date: '2026-11-12', kind: 'missing', recorded: 0, expected: 8, leave: 0 };
const row = (id: number, total: number, days: number) => ({
  person: { id },
  total,
  open: Array.from({ length: days }, () => DAY),
});

it.each([
  [
    'the other person with the most days to complete',
    [row(1, 0, 14), row(2, 90, 1), row(3, 90, 3), row(9, 90, 5)],
    3,
  ],
  ['nobody when no days are to be completed', [row(1, 0, 14), row(2, 90, 0)], undefined],
])('names %s', (_name, rows, id) => {
  expect(mostToComplete(rows, 9)?.person.id).toBe(id);
});

describe('the only expert', () => {
  const person = (id: number, ...stacks: number[]) => ({ id, marks: new Map(stacks.map((s) => [s, 1])) });
  const [ann, ben, cho] = [person(1, 10, 11, 12), person(2, 11, 12), person(3, 12)] as const;
  const stacks = [10, 11, 12].map((id) => ({ id }));

  it.each([
    [
      'of the stack that most others know a little',
      [
        [10, [ann]],
        [11, [ben]],
        [12, [ann, cho]],
      ],
      [11, 2],
    ],
    ['is nobody where several know each', [[12, [ann, cho]]], undefined],
  ] as const)('%s', (_name, strong, found) => {
    const only = onlyExpert(stacks, [ann, ben, cho], new Map(strong.map(([id, who]) => [id, who])));
    expect(only && [only.stack.id, only.person.id]).toEqual(found);
  });
});
