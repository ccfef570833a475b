import { describe, expect, it } from 'vitest';
import { packHours, type HourFact } from '@/features/hours/explorer/model/hour-columns';
import { rangeLabel } from '@/features/hours/model/date-range';
import { withDeletedProjects } from '@/features/hours/model/deleted-hours';
import { groupByMonth, groupByWeek, searchPeriods } from '@/features/hours/model/project-hours';
import { createMatch } from '@/features/hours/model/text-match';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';

const HANA = { id: 4, eng_name: 'Hana', jp_name: '花子' };
const KEN = { id: 5, eng_name: 'Ken', jp_name: '健' };
const SHOP = { id: 1, eng_name: 'Shop', jp_name: 'ショップ' };
const BANK = { id: 2, eng_name: 'Bank', jp_name: '銀行' };

const fact = (
  time: CalendarDate,
  member = HANA,
  project: HourFact['project'] = SHOP,
  hours = 1,
): HourFact => ({
  time,
  member,
  project,
  halfHours: hours * 2,
});

describe('weeks', () => {
  it.each<[CalendarDate, number, string[]]>([
    ['2025-08-15', 1, ['2025-08-09 ~ 2025-08-15']],
    ['2025-08-15', 2, ['2025-08-02 ~ 2025-08-08', '2025-08-09 ~ 2025-08-15']],
    ['2026-01-03', 2, ['2025-12-21 ~ 2025-12-27', '2025-12-28 ~ 2026-01-03']],
    ['2024-03-01', 1, ['2024-02-24 ~ 2024-03-01']],
  ])('up to %s, %d of them, are named oldest first [HR-3]', (end, weeks, labels) => {
    const firstDays = labels.map((label) => label.slice(0, 10)).filter(isCalendarDate);
    const onFirstDays = packHours(firstDays.map((date) => fact(date)));
    expect(groupByWeek(onFirstDays, end, weeks).map(({ range }) => rangeLabel(range))).toEqual(labels);
  });

  it('have seven days each, without the extra day of the server [HR-3]', () => {
    const days = [
      '2025-08-01',
      '2025-08-02',
      '2025-08-08',
      '2025-08-09',
      '2025-08-15',
      '2025-08-16',
    ] as const;
    const groups = groupByWeek(
      packHours(days.map((date, index) => fact(date, HANA, SHOP, 2 ** index))),
      '2025-08-15',
      2,
    );
    expect(groups.map(({ range, hours }) => [rangeLabel(range), hours])).toEqual([
      ['2025-08-02 ~ 2025-08-08', 2 + 4],
      ['2025-08-09 ~ 2025-08-15', 8 + 16],
    ]);
  });

  it('without records are left out', () => {
    expect(groupByWeek(packHours([fact('2025-08-15')]), '2025-08-15', 4)).toHaveLength(1);
  });
});

describe('months', () => {
  it('are named by their first and last day, oldest first, with subtotals at every level [HR-3]', () => {
    const groups = groupByMonth(
      packHours([
        fact('2025-08-31', HANA, SHOP, 0.5),
        fact('2025-08-01', KEN, BANK, 2),
        fact('2024-02-29', HANA, BANK, 1),
        fact('2025-08-01', HANA, SHOP, 7),
        fact('2025-08-02', KEN, SHOP, 1),
      ]),
    );
    expect(groups).toEqual([
      {
        range: { start: '2024-02-01', end: '2024-02-29' },
        hours: 1,
        projects: [{ project: BANK, hours: 1, members: [{ ...HANA, hours: 1 }] }],
      },
      {
        range: { start: '2025-08-01', end: '2025-08-31' },
        hours: 10.5,
        projects: [
          {
            project: SHOP,
            hours: 8.5,
            members: [
              { ...HANA, hours: 7.5 },
              { ...KEN, hours: 1 },
            ],
          },
          { project: BANK, hours: 2, members: [{ ...KEN, hours: 2 }] },
        ],
      },
    ]);
  });
});

it('lists months of every year that a calendar has', () => {
  const groups = groupByMonth(packHours([fact('0999-12-31'), fact('9999-12-31')]));
  expect(groups.map(({ range }) => rangeLabel(range))).toEqual([
    '0999-12-01 ~ 0999-12-31',
    '9999-12-01 ~ 9999-12-31',
  ]);
});

it('keeps projects in the order of their period, and members in that of their project', () => {
  const groups = groupByMonth(
    packHours([
      fact('2025-08-01', HANA, BANK),
      fact('2025-08-01', KEN, BANK),
      fact('2025-08-02', KEN, SHOP),
      fact('2025-08-02', HANA, SHOP),
      fact('2025-09-01', KEN, SHOP),
      fact('2025-09-01', KEN, BANK),
      fact('2025-09-02', HANA, SHOP),
    ]),
  );
  const order = groups.map(({ projects }) =>
    projects.map(({ project, members }) => [project.eng_name, ...members.map(({ id }) => id)].join(' ')),
  );
  expect(order).toEqual([
    ['Bank 4 5', 'Shop 5 4'],
    ['Shop 5 4', 'Bank 5'],
  ]);
});

describe('hours on deleted projects', () => {
  const DELETED = { id: 0, eng_name: 'Deleted', jp_name: 'Deleted' };
  const AUGUST = { start: '2025-08-01', end: '2025-08-31' } as const;
  const recorded = packHours([fact('2025-08-01', HANA, SHOP, 3), fact('2025-07-31', KEN, SHOP, 9)]);
  const totals = [
    { ...HANA, hours: 4 },
    { ...KEN, hours: 2 },
  ];
  const hidden = {
    project: DELETED,
    hours: 3,
    members: [
      { ...HANA, hours: 1 },
      { ...KEN, hours: 2 },
    ],
  };

  it('belong to the period if there is only one, so that it holds all hours [HR-3]', () => {
    const groups = groupByMonth(packHours([fact('2025-08-01', HANA, SHOP, 3)]));
    const listed = groups.flatMap(({ projects }) => projects);
    expect(withDeletedProjects(groups, { recorded, totals, range: AUGUST, name: 'Deleted' })).toEqual([
      { range: { start: '2025-08-01', end: '2025-08-31' }, hours: 6, projects: [...listed, hidden] },
    ]);
  });

  it('follow several periods, because their days are unknown [HR-3]', () => {
    const range = { start: '2025-07-01', end: '2025-08-31' } as const;
    const groups = groupByMonth(recorded);
    const all = [
      { ...HANA, hours: 4 },
      { ...KEN, hours: 11 },
    ];
    expect(withDeletedProjects(groups, { recorded, totals: all, range, name: 'Deleted' })).toEqual([
      ...groups,
      { range, hours: 3, projects: [hidden] },
    ]);
  });

  it('form no group when there are none', () => {
    const groups = groupByMonth(recorded);
    expect(withDeletedProjects(groups, { recorded, totals: [], range: AUGUST, name: 'Deleted' })).toBe(
      groups,
    );
  });
});

describe('a search in project hours', () => {
  const groups = groupByMonth(
    packHours([
      fact('2025-08-01', HANA, SHOP, 3),
      fact('2025-08-01', KEN, SHOP, 2),
      fact('2025-08-01', KEN, BANK, 1),
      fact('2025-09-01', HANA, BANK, 4),
    ]),
  );
  const found = (search: string) =>
    searchPeriods(groups, createMatch(search)).map(({ range, hours, projects }) => [
      range.start.slice(0, 7),
      hours,
      projects.map(({ project, members }) => [project.eng_name, ...members.map(({ id }) => id)].join(' ')),
    ]);

  it.each([
    ['ken', [['2025-08', 3, ['Shop 5', 'Bank 5']]]],
    [
      'ＨＡＮＡ',
      [
        ['2025-08', 3, ['Shop 4']],
        ['2025-09', 4, ['Bank 4']],
      ],
    ],
    ['ｼｮｯﾌﾟ', [['2025-08', 5, ['Shop 4 5']]]],
    ['しょっぷ', [['2025-08', 5, ['Shop 4 5']]]],
    [
      '花子',
      [
        ['2025-08', 3, ['Shop 4']],
        ['2025-09', 4, ['Bank 4']],
      ],
    ],
    // Words of a period, a project and a member together.
    ['2025-09 bank', [['2025-09', 4, ['Bank 4']]]],
    ['bank ken', [['2025-08', 1, ['Bank 5']]]],
    ['nobody', []],
  ])('for "%s" keeps the matching rows, with new subtotals', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it('for an empty text keeps all rows', () => {
    expect(searchPeriods(groups, createMatch(' '))).toEqual(groups);
  });
});
