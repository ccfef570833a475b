import { describe, expect, it } from 'vitest';
import { EMPTY_WORK } from '@/features/reporting/model/work-form';
import { slotsOf } from '@/features/reporting/model/work-time';
import { patchOfRectangle } from '@/features/work/model/patch-sources';
import type { SlotContent } from '@/features/work/model/slot-patch';
import { toWrites, type SlotWrite } from '@/features/work/model/slot-writes';
import type { CalendarDate } from '@/lib/calendar-date';
import { A, B, DAY, key, patch } from './slot-builders';

const WEEK: CalendarDate[] = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const PERIODS = slotsOf(EMPTY_WORK);
const week = (staffIds: number[], wanted: SlotContent, dates = WEEK) =>
  patchOfRectangle({ staffIds, dates, periods: PERIODS }, wanted);
const daysOf = ({ rows }: SlotWrite) => [...new Set(rows.map(({ staff_id, date }) => `${staff_id} ${date}`))];

describe('the calls of a patch', () => {
  it('fill in the order of the choice, fields as specified: 2 × 5 × 16 = 160 rows [RP-7]', () => {
    const writes = toWrites(week([9, 4], { project_id: 7, task_id: 3 }));
    expect(writes.map(({ kind, rows }) => [kind, rows.length])).toEqual([['fill', 160]]);
    const rows = writes[0]?.rows ?? [];
    expect(JSON.stringify(rows[0])).toBe(
      '{"date":"2026-11-16","staff_id":9,"project_id":7,"task_id":3,"period":"08:30:00"}',
    );
    expect(rows[15]).toMatchObject({ date: '2026-11-16', staff_id: 9, period: '17:00:00' });
    expect(rows[16]).toMatchObject({ date: '2026-11-17', staff_id: 9, period: '08:30:00' });
    expect(rows[80]).toMatchObject({ date: '2026-11-16', staff_id: 4, period: '08:30:00' });
    expect(rows[159]).toMatchObject({ date: '2026-11-20', staff_id: 4, period: '17:00:00' });
  });

  it('name only the half hour when they clear [RP-7]', () => {
    const periods = ['09:00:00', '09:30:00'];
    const clear = patchOfRectangle({ staffIds: [4], dates: ['2026-11-16'], periods }, null);
    expect(JSON.stringify(toWrites(clear))).toBe(
      JSON.stringify([
        { kind: 'clear', rows: periods.map((period) => ({ date: '2026-11-16', staff_id: 4, period })) },
      ]),
    );
  });

  it('clear before they fill, each day together and in time', () => {
    const mixed = patch(
      ['10:00', A, DAY, 9],
      ['09:30', null],
      ['09:00', B],
      ['08:30', A, '2026-11-19'],
      ['08:30', null],
    );
    expect(toWrites(mixed)).toEqual([
      { kind: 'clear', rows: [key('08:30'), key('09:30')] },
      {
        kind: 'fill',
        rows: [
          { ...key('10:00', DAY, 9), ...A },
          { ...key('09:00'), ...B },
          { ...key('08:30', '2026-11-19'), ...A },
        ],
      },
    ]);
    expect(toWrites(patch())).toEqual([]);
  });

  it('hold every row, in order, at most 500 in a call, and never a part of a day', () => {
    const all = week([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], A, [...WEEK, '2026-11-23', '2026-11-24']);
    const writes = toWrites(all);
    expect(writes.flatMap(({ rows }) => rows.map(({ staff_id, date }) => `${staff_id} ${date}`))).toEqual(
      [...all.values()].map(({ staff_id, date }) => `${staff_id} ${date}`),
    );
    expect(writes.map(({ rows }) => rows.length)).toEqual([496, 496, 128]);
    const days = writes.flatMap(daysOf);
    expect(new Set(days).size).toBe(days.length);
  });

  it('are filled to the limit, and hold a day whole even where it exceeds that', () => {
    expect(toWrites(week([1], A, WEEK.slice(0, 3)), 32).map(({ rows }) => rows.length)).toEqual([32, 16]);
    expect(toWrites(week([1], null, WEEK.slice(0, 2)), 10).map(({ rows }) => rows.length)).toEqual([16, 16]);
  });
});
