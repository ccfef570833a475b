// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { countInvalidRows, getInvalidRows } from '@/api/invalid-rows';
import { hourColumnsSchema } from '@/features/hours/api/hours-queries';
import { daysByMember } from '@/features/hours/closing/model/days-by-member';
import { joinDatesSchema } from '@/features/members/api/join-date-queries';
import { readTeamHours, teamHoursSchema } from '@/features/work/api/team-hours-queries';
import { datesBetween } from '@/lib/calendar-date';
import { mockServer } from '@/mock-api/node';

const NOVEMBER = datesBetween('2026-11-01', '2026-11-30');
const names = { eng_name: 'Hana', jp_name: '花子' };
const half = (staff_id: unknown, date: unknown, project_id: unknown = 2) => ({
  staff_id,
  date,
  project_id,
  ...names,
  periods: '09:00:00',
});
const ROWS = [
  half(7, '2026-11-03'),
  half('4', '2026-11-30T00:00:00.000000Z'),
  half(7, '2026-11-03', 9),
  half(7, '2026-11-04'),
  half(7, '2026-10-31'),
  half(7, '0000-00-00'),
  half(null, '2026-11-03'),
  'none',
];

it('counts half hours by person and day of the month, on all projects, and counts invalid rows', () => {
  const { result, invalidRows } = countInvalidRows(() => hourColumnsSchema.parse(ROWS));
  expect(invalidRows).toBe(3);
  expect(daysByMember(result, NOVEMBER)).toEqual(
    new Map([
      [
        7,
        {
          member: { id: 7, ...names },
          hours: new Map([
            ['2026-11-03', 1],
            ['2026-11-04', 0.5],
          ]),
        },
      ],
      [4, { member: { id: 4, ...names }, hours: new Map([['2026-11-30', 0.5]]) }],
    ]),
  );
});

it('sums all rows of a response without days, and refuses anything but a list', () => {
  const { result, invalidRows } = countInvalidRows(() => teamHoursSchema.parse(ROWS));
  expect([result, invalidRows]).toEqual([
    [
      { id: 7, ...names, hours: 2.5 },
      { id: 4, ...names, hours: 0.5 },
    ],
    2,
  ]);
  expect(teamHoursSchema.safeParse({ unexpected: 'shape' }).success).toBe(false);
});

it('sums a long response in a worker as in the page', async () => {
  const long = Array.from({ length: 12_000 }, (_, index) => half(index % 3, NOVEMBER[index % 30])).concat(
    ROWS as never,
  );
  mockServer.use(http.all('*/api/*', () => HttpResponse.json(long)));
  const { signal } = new AbortController();
  const fromWorker = await readTeamHours({ start: '2026-11-01', end: '2026-11-30' }, signal);
  expect(getInvalidRows(signal)).toBe(2);
  expect(fromWorker).toEqual(teamHoursSchema.parse(long));
});

it('reads join dates from the skill sheets that have them', () => {
  const rows = [
    { id: 1, join_date: '2026-11-12', staff: { id: '4' } },
    { id: 2, join_date: null, staff: { id: 5 } },
    { id: 3, join_date: '2020-01-01', staff: null },
  ];
  expect(joinDatesSchema.parse(rows)).toEqual(new Map([[4, '2026-11-12']]));
});
