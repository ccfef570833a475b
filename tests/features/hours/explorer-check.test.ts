import { describe, expect, it } from 'vitest';
import type { Sides, Step } from '@/features/hours/explorer/model/aggregate';
import { packChecked, withCheckedGroups } from '@/features/hours/explorer/model/checked-hours';
import { buildExplorerRows } from '@/features/hours/explorer/model/explorer-rows';
import { groupTables, prepareHours } from '@/features/hours/explorer/model/grouping';
import { packHours, type HourFact } from '@/features/hours/explorer/model/hour-columns';
import type { DateRange } from '@/features/hours/model/date-range';
import type { CheckedMonth, MonthFact } from '@/features/work/model/month-snapshot';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';

const entity = (id: number) => ({ id, eng_name: `Name ${id}`, jp_name: '' });

/** Hours of a person on a day for a project, as they are recorded now. */
const nowFact = (
  member: number,
  time: CalendarDate,
  project: number,
  hours: number,
  task?: number,
): HourFact => ({
  member: entity(member),
  project: entity(project),
  time,
  halfHours: hours * 2,
  ...(task === undefined ? {} : { task: entity(task) }),
});

/** The same as the check of its month holds them; of a deleted project without its id. */
const checkFact = (
  staffId: number,
  date: CalendarDate,
  projectId: number | null,
  amount: number,
): MonthFact => ({
  staffId,
  date,
  projectId,
  amount,
  figure: 'hours',
});

const check = (month: CalendarMonth, facts: readonly MonthFact[]): CheckedMonth => ({
  month,
  checkedAt: 0,
  by: { eng_name: 'Hana', jp_name: '' },
  projects: [entity(7), entity(8), entity(9)],
  facts,
});

const OCTOBER: DateRange = { start: '2026-10-01', end: '2026-10-31' };
const TWO_MONTHS: DateRange = { start: '2026-10-01', end: '2026-11-30' };

// October at its check: person 1 had 8 + 4, person 2 had 6 + 2, the 2 of them on a project that was deleted before.
const CHECKED = [
  checkFact(1, '2026-10-01', 7, 8),
  checkFact(1, '2026-10-02', 8, 4),
  checkFact(2, '2026-10-01', 7, 6),
  checkFact(2, '2026-10-05', null, 2),
  // Other figures of the check are no hours of work.
  { ...checkFact(1, '2026-10-02', null, 4), figure: 'leave' as const },
];
// Now person 1 has 5 on the 2nd, and hours of November, which is not checked.
const NOW = [
  nowFact(1, '2026-10-01', 7, 8),
  nowFact(1, '2026-10-02', 8, 5),
  nowFact(2, '2026-10-01', 7, 6),
  nowFact(1, '2026-11-02', 7, 3),
];
/** The hours on deleted projects are known of the whole range of a month alone. */
const hidden = (range: DateRange, hours: Record<number, number>) => ({
  range,
  people: Object.entries(hours).map(([id, sum]) => ({ ...entity(Number(id)), hours: sum })),
});

type Case = {
  now?: readonly HourFact[];
  checks?: readonly CheckedMonth[];
  totals?: readonly ReturnType<typeof hidden>[];
  range?: DateRange;
  steps?: readonly Step[];
};

const OF_OCTOBER = [hidden(OCTOBER, { 1: 13, 2: 8 })];

/** Each figure that differs, as `row column: before → now` in hours; sums are those of `sum`. */
function changes(
  sides: Sides,
  {
    now = NOW,
    checks = [check('2026-10', CHECKED)],
    totals = OF_OCTOBER,
    range = OCTOBER,
    steps = [],
  }: Case = {},
): string[] {
  const prepared = prepareHours({ hours: packHours(now), totals, checks });
  const { table, atCheck } = groupTables(prepared, {
    sides,
    range,
    steps,
    comparesBefore: false,
    comparesCheck: true,
  });
  const { rows, foot } = buildExplorerRows({
    table,
    atCheck,
    sides,
    sort: null,
    language: 'en',
    measure: 'hours',
    hoursOfPersonMonth: 160,
    toLabel: ({ key }) => key,
    isFound: () => true,
  });
  const keys = [...table.columns.map(({ key }) => key), 'sum'];
  return [...rows, { label: 'sum', ...foot }].flatMap(({ label, cells, total }) =>
    [...cells, total].flatMap(({ sum, atCheck: before }, x) =>
      before === undefined ? [] : [`${label} ${keys[x]}: ${before / 2} → ${sum / 2}`],
    ),
  );
}

describe('the figures of a checked month', () => {
  it.each<[string, Sides, Case, string[]]>([
    [
      'marks people by month, and no sum that other months are part of',
      { rows: 'member', columns: 'month' },
      { range: TWO_MONTHS },
      ['1 2026-10: 12 → 13', 'sum 2026-10: 20 → 21'],
    ],
    [
      'marks the sums too where all months are checked',
      { rows: 'member', columns: 'month' },
      {
        range: TWO_MONTHS,
        checks: [check('2026-10', CHECKED), check('2026-11', [checkFact(1, '2026-11-02', 7, 3)])],
      },
      ['1 2026-10: 12 → 13', '1 sum: 15 → 16', 'sum 2026-10: 20 → 21', 'sum sum: 23 → 24'],
    ],
    [
      'marks projects',
      { rows: 'project', columns: 'month' },
      {},
      ['8 2026-10: 4 → 5', '8 sum: 4 → 5', 'sum 2026-10: 20 → 21', 'sum sum: 20 → 21'],
    ],
    [
      'marks people by project',
      { rows: 'member', columns: 'project' },
      {},
      ['1 8: 4 → 5', '1 sum: 12 → 13', 'sum 8: 4 → 5', 'sum sum: 20 → 21'],
    ],
    [
      'compares no day of a person who has hours of unknown days',
      { rows: 'member', columns: 'day' },
      {},
      ['1 2026-10-02: 4 → 5', '1 sum: 12 → 13', 'sum sum: 20 → 21'],
    ],
    [
      'compares the days of projects that are not deleted',
      { rows: 'project', columns: 'day' },
      {},
      ['8 2026-10-02: 4 → 5', '8 sum: 4 → 5', 'sum sum: 20 → 21'],
    ],
    [
      'shows a project that was deleted since with what it had',
      { rows: 'project', columns: null },
      {
        checks: [check('2026-10', [...CHECKED, checkFact(1, '2026-10-06', 9, 1)])],
        totals: [hidden(OCTOBER, { 1: 14, 2: 8 })],
      },
      [
        '8 all: 4 → 5',
        '8 sum: 4 → 5',
        'deleted all: 2 → 3',
        'deleted sum: 2 → 3',
        '9 all: 1 → 0',
        '9 sum: 1 → 0',
        'sum all: 21 → 22',
        'sum sum: 21 → 22',
      ],
    ],
    [
      'shows a person who has nothing recorded any more',
      { rows: 'member', columns: 'month' },
      { checks: [check('2026-10', [...CHECKED, checkFact(3, '2026-10-07', 7, 2)])] },
      [
        '1 2026-10: 12 → 13',
        '1 sum: 12 → 13',
        '3 2026-10: 2 → 0',
        '3 sum: 2 → 0',
        'sum 2026-10: 22 → 21',
        'sum sum: 22 → 21',
      ],
    ],
    [
      'marks what an opened figure is made of',
      { rows: 'project', columns: 'day' },
      {
        range: TWO_MONTHS,
        steps: [
          { dimension: 'member', key: '1' },
          { dimension: 'month', key: '2026-10' },
        ],
      },
      ['8 2026-10-02: 4 → 5', '8 sum: 4 → 5', 'sum 2026-10-02: 4 → 5', 'sum sum: 12 → 13'],
    ],
    [
      'compares the days of a week that are in the range',
      { rows: 'week', columns: null },
      { steps: [{ dimension: 'member', key: '1' }] },
      ['2026-09-28 all: 12 → 13', '2026-09-28 sum: 12 → 13', 'sum all: 12 → 13', 'sum sum: 12 → 13'],
    ],
    [
      'compares no week that reaches into a month without a check',
      { rows: 'week', columns: null },
      { range: { start: '2026-09-01', end: '2026-10-31' }, steps: [{ dimension: 'member', key: '1' }] },
      [],
    ],
    ['compares nothing of a month without a check', { rows: 'member', columns: 'month' }, { checks: [] }, []],
  ])('%s', (_title, sides, given, expected) => {
    expect(changes(sides, given)).toEqual(expected);
  });

  it('compares of tasks, which no check holds, the sums alone', () => {
    const now = [nowFact(1, '2026-10-01', 7, 8, 3), nowFact(1, '2026-10-02', 8, 5, 4)];
    const steps = [{ dimension: 'member', key: '1' }] as const;
    expect(changes({ rows: 'task', columns: 'day' }, { now, totals: [], steps })).toEqual([
      'sum 2026-10-02: 4 → 5',
      'sum sum: 12 → 13',
    ]);
    const ofTask = [...steps, { dimension: 'task', key: '4' }] as const;
    expect(changes({ rows: 'project', columns: 'day' }, { now, totals: [], steps: ofTask })).toEqual([]);
  });

  it('adds up what a search leaves, and compares no share', () => {
    const prepared = prepareHours({
      hours: packHours(NOW),
      totals: OF_OCTOBER,
      checks: [check('2026-10', CHECKED)],
    });
    const sides = { rows: 'member', columns: 'month' } as const;
    const order = { sides, range: TWO_MONTHS, steps: [], comparesBefore: false, comparesCheck: true };
    const { table, atCheck } = groupTables(prepared, order);
    const { foot } = buildExplorerRows({
      table,
      atCheck,
      sides,
      sort: null,
      language: 'en',
      measure: 'hours',
      hoursOfPersonMonth: 160,
      toLabel: ({ key }) => key,
      isFound: (label) => label === '1',
    });
    expect(foot.cells.map((figure) => figure.atCheck)).toEqual([24, undefined]);
    expect(foot.total.atCheck).toBeUndefined();
    expect(groupTables(prepared, { ...order, comparesCheck: false }).atCheck).toBeUndefined();
  });
});

it('adds a day that only the check holds, even where hours of unknown days start on it', () => {
  const unknownDays = { start: '2026-11-01', end: '2026-11-30' } as const;
  const hours = packHours([
    nowFact(1, '2026-11-02', 7, 8),
    { member: entity(1), project: null, time: unknownDays, halfHours: 4 },
  ]);
  const checked = packChecked([check('2026-11', [checkFact(1, '2026-11-01', 7, 2)])], hours);
  expect(withCheckedGroups(hours, checked).times).toEqual([
    { start: '2026-11-02', end: '2026-11-02' },
    unknownDays,
    { start: '2026-11-01', end: '2026-11-01' },
  ]);
});
