// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { request } from '@/api/request';
import { countSkipped, unreadableOf } from '@/api/unreadable-rows';
import { fetchHalfHours, halfHoursSchema } from '@/features/hours/closing/api/half-hour-schema';
import { daysByMember, totalsByMember } from '@/features/hours/closing/model/month-hours';
import { joinDatesSchema } from '@/features/members/api/join-date-queries';
import { datesBetween } from '@/lib/calendar-date';
import { InPageWorker } from '../../support/in-page-worker';

const NOVEMBER = datesBetween('2026-11-01', '2026-11-30');
const names = { eng_name: 'Hana', jp_name: '花子' };
const half = (staff_id: unknown, date: unknown) => ({ staff_id, date, ...names, periods: '09:00:00' });
const ROWS = [
  half(7, '2026-11-03'),
  half('4', '2026-11-30T00:00:00.000000Z'),
  half(7, '2026-11-03'),
  half(7, '2026-11-04'),
  half(7, '2026-10-31'),
  half(7, '0000-00-00'),
  half(null, '2026-11-03'),
  'none',
];

afterEach(() => void vi.unstubAllGlobals());

function told(answer: unknown, month: string | null) {
  const { result, unreadable } = countSkipped(() => halfHoursSchema(month).safeParse(answer).data);
  if (!result) return { unreadable };
  return { unreadable, days: daysByMember(result, NOVEMBER), totals: totalsByMember(result) };
}

it('counts half hours by person and day of the month, and says how many rows it left out', () => {
  expect(told(ROWS, '2026-11')).toEqual({
    unreadable: 3,
    days: new Map([
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
    totals: new Map([
      [7, 1.5],
      [4, 0.5],
    ]),
  });
});

it('counts all of an answer that tells no days', () => {
  expect(told(ROWS, null)).toMatchObject({
    unreadable: 2,
    totals: new Map([
      [7, 2.5],
      [4, 0.5],
    ]),
  });
  expect(told({ unexpected: 'shape' }, null)).toEqual({ unreadable: 0 });
});

it('counts a long answer beside the page as in it', async () => {
  const long = Array.from({ length: 12_000 }, (_, index) => half(index % 3, NOVEMBER[index % 30])).concat(
    ROWS as never,
  );
  vi.stubGlobal('Worker', InPageWorker);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(long))));
  const { signal } = new AbortController();
  const month = '2026-11';
  const beside = await request(halfHoursSchema(month), {
    ...{ path: 'any', signal },
    transport: fetchHalfHours(month),
  });
  expect(unreadableOf(signal)).toBe(3);
  expect(daysByMember(beside, NOVEMBER)).toEqual(told(long, month).days);
});

it('reads who joined when from the skill sheets that say it', () => {
  const rows = [
    { id: 1, join_date: '2026-11-12', staff: { id: '4' } },
    { id: 2, join_date: null, staff: { id: 5 } },
    { id: 3, join_date: '2020-01-01', staff: null },
  ];
  expect(joinDatesSchema.parse(rows)).toEqual(new Map([[4, '2026-11-12']]));
});
