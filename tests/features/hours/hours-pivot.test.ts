import { describe, expect, it } from 'vitest';
import { hoursOfPerson, withDeleted } from '@/features/hours/explorer/model/explorer-source';
import { packHours, type HourFact } from '@/features/hours/explorer/model/hour-columns';
import { ANY_DAY } from '@/features/hours/model/date-range';
import { hasOnlyDeleted } from '@/features/hours/model/deleted-hours';
import { maxHours } from '@/features/work/model/member-hours';
import { pivotHours, searchPivot } from '@/features/hours/model/hours-pivot';
import {
  memberFigure,
  menPowerFigure,
  projectFigure,
  weeklyFigure,
} from '@/features/hours/model/key-figures';
import { describeHours } from '@/features/hours/model/describe-hours';
import { readMemberReport } from '@/features/hours/model/member-report';
import { createMatch } from '@/features/hours/model/text-match';
import type { CalendarDate } from '@/lib/calendar-date';
import { slot, staffSlots } from '../work/slot-builders';
import { listFacts } from './hour-facts';

const HANA = { id: 4, eng_name: 'Hana', jp_name: '花子' };
const KEN = { id: 5, eng_name: 'Ken', jp_name: '' };
const SHOP = { id: 1, eng_name: 'Shop', jp_name: 'ショップ' };

const FACTS: HourFact[] = [
  { time: '2026-11-20', member: HANA, project: SHOP, task: null, halfHours: 2 },
  { time: '2026-11-19', member: KEN, project: null, task: null, halfHours: 4 },
  { time: '2026-11-19', member: HANA, project: SHOP, task: null, halfHours: 9 },
];
const WORDS = {
  deletedProjects: 'Deleted projects',
  unknownDay: 'Day not known',
  deletedTask: 'Deleted task',
  language: 'ja',
  day: (date: CalendarDate) => `Day ${date.slice(8)}`,
  findStaffNo: () => '',
} as const;

const pivot = (...by: Parameters<typeof pivotHours>[2]) =>
  pivotHours(packHours(FACTS), ANY_DAY, by, (fact, dimension) => describeHours(fact, dimension, WORDS));
const short = (groups: ReturnType<typeof pivot>) =>
  groups.map(({ label, hours, rows }) => [label, hours, rows.map((row) => `${row.label} ${row.hours}`)]);

describe('hours by two groupings', () => {
  it('have subtotals, the most hours first, days in order [HR-4]', () => {
    expect(short(pivot('member', 'day'))).toEqual([
      ['花子', 5.5, ['Day 19 4.5', 'Day 20 1']],
      ['Ken', 2, ['Day 19 2']],
    ]);
    expect(short(pivot('day', 'project'))).toEqual([
      ['Day 19', 6.5, ['ショップ 4.5', 'Deleted projects 2']],
      ['Day 20', 1, ['ショップ 1']],
    ]);
    expect(short(pivot('task', 'member'))).toEqual([['Deleted task', 7.5, ['花子 5.5', 'Ken 2']]]);
  });

  it('show the id of a project without names, which is not a deleted one', () => {
    const project = { id: 7, eng_name: '', jp_name: ' ' };
    const fact: HourFact = { time: '2026-11-20', member: HANA, project, halfHours: 2 };
    expect(describeHours(fact, 'project', WORDS).label).toBe('#7');
    expect(describeHours({ ...fact, project: null }, 'project', WORDS).label).toBe('Deleted projects');
  });

  it('keep projects and tasks apart, deleted ones together', () => {
    const task = (id: number) => ({ ...SHOP, id, jp_name: `作業${id}` });
    const more: HourFact[] = [
      ...FACTS,
      {
        time: '2026-11-18',
        member: HANA,
        project: { ...SHOP, id: 2, jp_name: '倉庫' },
        task: task(3),
        halfHours: 6,
      },
      { time: '2026-11-18', member: HANA, project: SHOP, task: task(7), halfHours: 2 },
    ];
    const by = (outer: 'project' | 'task') =>
      short(
        pivotHours(packHours(more), ANY_DAY, [outer, 'member'], (fact, dimension) =>
          describeHours(fact, dimension, WORDS),
        ),
      );
    expect(by('project').map(([label, hours]) => [label, hours])).toEqual([
      ['ショップ', 6.5],
      ['倉庫', 3],
      ['Deleted projects', 2],
    ]);
    expect(by('task').map(([label, hours]) => [label, hours])).toEqual([
      ['Deleted task', 7.5],
      ['作業3', 3],
      ['作業7', 1],
    ]);
  });

  it('follow the calendar in any order of the rows, with the unknown day last', () => {
    const dates = ['2026-11-19', '', '2026-11-21', '2026-11-18', '2026-11-20'] as const;
    for (const order of [dates, dates.toReversed(), dates.toSorted()]) {
      const facts = order.map((date) => ({
        member: HANA,
        project: SHOP,
        time: date || ANY_DAY,
        halfHours: 2,
      }));
      const days = pivotHours(packHours(facts), ANY_DAY, ['day', 'member'], ({ time }) => ({
        label: typeof time === 'string' ? time : '',
        keywords: [],
      }));
      expect(days.map(({ label }) => label)).toEqual([...dates.toSorted().slice(1), '']);
    }
  });

  it('format each name once', () => {
    const described: string[] = [];
    pivotHours(packHours(FACTS), ANY_DAY, ['day', 'member'], ({ time, member }, dimension) => {
      described.push(`${dimension} ${dimension === 'day' && typeof time === 'string' ? time : member.id}`);
      return { label: '', keywords: [] };
    });
    expect(described.toSorted()).toEqual(['day 2026-11-19', 'day 2026-11-20', 'member 4', 'member 5']);
  });

  it('find members by the staff number too', () => {
    const words = { ...WORDS, findStaffNo: ({ staffId }: { staffId?: number | null }) => `S00${staffId}` };
    const fact = FACTS[0] as HourFact;
    expect(describeHours(fact, 'member', words).keywords).toEqual(['Hana', '花子', 'S004']);
    expect(describeHours(fact, 'member', WORDS).keywords).toEqual(['Hana', '花子', '']);
    expect(describeHours({ ...fact, time: ANY_DAY }, 'day', WORDS)).toEqual({
      label: 'Day not known',
      keywords: [],
    });
    expect(describeHours(fact, 'task', WORDS)).toEqual({ label: 'Deleted task', keywords: [] });
  });

  it.each([
    ['2026/11/20', [['花子', 1, ['Day 20 1']]]],
    ['20 Nov 2026', [['花子', 1, ['Day 20 1']]]],
    ['hana', [['花子', 5.5, ['Day 19 4.5', 'Day 20 1']]]],
    ['KEN', [['Ken', 2, ['Day 19 2']]]],
    ['ken 2026-11-20', []],
  ])('are searched for "%s", with new subtotals', (search, expected) => {
    expect(short(searchPivot(pivot('member', 'day'), createMatch(search)))).toEqual(expected);
  });
});

it('the hours on deleted projects are listed by member, on an unknown day, which is last', () => {
  const totals = [
    { ...HANA, hours: 8 },
    { ...KEN, hours: 2 },
    { id: 9, eng_name: 'Zaw', jp_name: '', hours: 3 },
  ];
  const range = { start: '2026-11-16', end: '2026-11-22' } as const;
  const teamFacts = FACTS.map((fact) => ({ ...fact, task: undefined }));
  const hours = withDeleted(packHours(teamFacts), [{ range, people: totals }]);
  const hidden = listFacts(hours).slice(FACTS.length);
  expect(hidden.map(({ member, project, halfHours }) => [member.id, project, halfHours])).toEqual([
    [4, null, 5],
    [9, null, 6],
  ]);
  const days = pivotHours(hours, range, ['day', 'member'], (fact, dimension) =>
    describeHours(fact, dimension, WORDS),
  );
  expect(days.map(({ label, hours }) => [label, hours])).toEqual([
    ['Day 19', 6.5],
    ['Day 20', 1],
    ['Day not known', 5.5],
  ]);
});

it('groups the half hours of one member by day, project and task, with deleted ones', () => {
  const first = slot('09:00', 1, 5);
  const same = slot('09:30', 1, 5);
  const other = slot('10:00', 1, 6);
  const person = staffSlots(4, {
    '2026-11-20': [first, same, other, { ...slot('10:30', 9, 9), project: null, task: null }],
    '2026-11-19': [first],
  });
  const facts = listFacts(hoursOfPerson(person, HANA, ANY_DAY));
  expect(facts.map(({ time, halfHours }) => [time, halfHours])).toEqual([
    ['2026-11-19', 1],
    ['2026-11-20', 2],
    ['2026-11-20', 1],
    ['2026-11-20', 1],
  ]);
  expect(facts[1]).toMatchObject({ member: { id: 4 }, project: first.project, task: first.task });
  expect(facts[3]).toMatchObject({ project: null, task: null });
});

it.each([
  ['2026-11-20', '2026-11-20', [['Day 20', 1]]],
  ['2026-11-18', '2026-11-19', [['Day 19', 6.5]]],
] as const)('leaves out days outside of %s to %s', (start, end, expected) => {
  const days = pivotHours(packHours(FACTS), { start, end }, ['day', 'member'], (fact, dimension) =>
    describeHours(fact, dimension, WORDS),
  );
  expect(days.map(({ label, hours }) => [label, hours])).toEqual(expected);
});

it.each([
  ['', null, ['member', 'project']],
  ['by=day', null, ['day', 'project']],
  ['by=day&then=day', null, ['day', 'member']],
  // Only the answer about one member has tasks.
  ['by=task&then=member', null, ['project', 'member']],
  ['member=4&by=task&then=member', 4, ['task', 'project']],
  ['member=4', 4, ['project', 'task']],
  ['member=x&by=colour', null, ['member', 'project']],
])('the link "%s" falls back field by field', (link, member, by) => {
  expect(readMemberReport(new URLSearchParams(link))).toEqual({ member, by });
});

it('computes the key figures of a month, and says when there are no hours [HR-5]', () => {
  const power = { code: '', men: 1, days: 1 };
  expect(weeklyFigure([{ ...HANA, hours: 5.5 }])).toEqual({ hours: 5.5, members: 1 });
  expect(
    memberFigure([
      { ...HANA, hours: 6 },
      { ...KEN, hours: 2 },
    ]),
  ).toEqual({ members: 2, average: 4 });
  expect(
    menPowerFigure(
      [
        { ...SHOP, ...power, hours: 0 },
        { ...SHOP, ...power, hours: 2 },
      ],
      2,
    ),
  ).toEqual({ worked: 1, all: 2 });
  expect(projectFigure(packHours(FACTS), 10)).toEqual({
    top: { project: SHOP, hours: 5.5, share: 1 },
    deleted: 4.5,
  });
  expect([
    weeklyFigure([]),
    memberFigure([]),
    menPowerFigure([], 0),
    projectFigure(packHours([]), 0),
  ]).toEqual(Array(4).fill(null));
  // All of it went into projects that were deleted since: that is not nothing.
  expect(menPowerFigure([{ ...SHOP, ...power, hours: 0 }], 3)).toEqual({ worked: 0, all: 1 });
  expect(projectFigure(packHours([]), 3)).toEqual({ top: null, deleted: 3 });
  expect(menPowerFigure([{ ...SHOP, ...power, hours: 2 }], 0)).toEqual({ worked: 1, all: 1 });
  const less: HourFact = {
    time: '2026-11-18',
    member: KEN,
    project: { ...SHOP, id: 2 },
    task: null,
    halfHours: 2,
  };
  expect(projectFigure(packHours([less, ...FACTS]), 6.5)).toEqual({
    top: { project: SHOP, hours: 5.5, share: 5.5 / 6.5 },
    deleted: 0,
  });
});

it('finds the largest of several figures, and periods with deleted projects only', () => {
  expect([maxHours([{ hours: 1 }, { hours: 4.5 }, { hours: 2 }]), maxHours([])]).toEqual([4.5, 0]);
  const createPeriod = (...ids: number[]) => ({
    range: { start: '2026-11-01', end: '2026-11-30' } as const,
    hours: 0,
    projects: ids.map((id) => ({ project: { ...SHOP, id }, members: [], hours: 0 })),
  });
  expect([createPeriod(0), createPeriod(0, 1), createPeriod(1)].map(hasOnlyDeleted)).toEqual([
    true,
    false,
    false,
  ]);
});
