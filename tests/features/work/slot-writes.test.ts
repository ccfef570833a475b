import type { CalendarDate } from '@/lib/calendar-date';
import { describe, expect, it } from 'vitest';
import { EMPTY_WORK } from '@/features/reporting/model/work-form';
import { findSlotStarts } from '@/features/reporting/model/work-time';
import { createRectanglePatch } from '@/features/work/model/patch-sources';
import type { SlotContent } from '@/features/work/model/slot-patch';
import { slotRow, toWrites, type SlotWrite } from '@/features/work/model/slot-writes';
import { A, B, DAY, key, patch } from './slot-builders';

const WEEK: CalendarDate[] = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const STARTS = findSlotStarts(EMPTY_WORK);
const week = (staffIds: number[], wanted: SlotContent, dates = WEEK) =>
  createRectanglePatch({ staffIds, dates, starts: STARTS }, wanted);
const writeDay = ({ staffId, date }: SlotWrite['slots'][number]) => `${staffId} ${date}`;
const listDays = ({ slots }: SlotWrite) => [...new Set(slots.map(writeDay))];
const sent = (writes: readonly SlotWrite[]) =>
  writes.map(({ kind, slots }) => ({ kind, rows: slots.map(slotRow) }));

const named = (time: string, wanted: SlotContent, date?: CalendarDate, staffId?: number) => ({
  ...key(time, date, staffId),
  wanted,
});

describe('the requests of a patch', () => {
  it('fill in the order of the choice, with the specified fields: 2 × 5 × 16 = 160 rows [RP-7]', () => {
    const writes = sent(toWrites(week([9, 4], { projectId: 7, taskId: 3 })));
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

  it('name only the half hour for a clear [RP-7]', () => {
    const periods = ['09:00:00', '09:30:00'];
    const clear = createRectanglePatch({ staffIds: [4], dates: ['2026-11-16'], starts: [540, 570] }, null);
    expect(JSON.stringify(sent(toWrites(clear)))).toBe(
      JSON.stringify([
        { kind: 'clear', rows: periods.map((period) => ({ date: '2026-11-16', staff_id: 4, period })) },
      ]),
    );
  });

  it('clear before they fill, by day and time', () => {
    const mixed = patch(
      ['10:00', A, DAY, 9],
      ['09:30', null],
      ['09:00', B],
      ['08:30', A, '2026-11-19'],
      ['08:30', null],
    );
    expect(toWrites(mixed)).toEqual([
      { kind: 'clear', slots: [named('08:30', null), named('09:30', null)] },
      {
        kind: 'fill',
        slots: [named('10:00', A, DAY, 9), named('09:00', B), named('08:30', A, '2026-11-19')],
      },
    ]);
    expect(toWrites(patch())).toEqual([]);
  });

  it('hold every row in order, at most 500 in a request, and no partial days', () => {
    const all = week([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], A, [...WEEK, '2026-11-23', '2026-11-24']);
    const writes = toWrites(all);
    expect(writes.flatMap(({ slots }) => slots.map(writeDay))).toEqual([...all.values()].map(writeDay));
    expect(writes.map(({ slots }) => slots.length)).toEqual([496, 496, 128]);
    const days = writes.flatMap(listDays);
    expect(new Set(days).size).toBe(days.length);
  });

  it('are filled to the limit, and keep a day whole even beyond it', () => {
    expect(toWrites(week([1], A, WEEK.slice(0, 3)), 32).map(({ slots }) => slots.length)).toEqual([32, 16]);
    expect(toWrites(week([1], null, WEEK.slice(0, 2)), 10).map(({ slots }) => slots.length)).toEqual([
      16, 16,
    ]);
  });
});
