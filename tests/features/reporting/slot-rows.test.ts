import { describe, expect, it } from 'vitest';
import { chunkRows } from '@/features/reporting/model/row-chunks';
import { settingKeys, settingRows, slotKeys, slotRows } from '@/features/work/model/slot-rows';
import { EMPTY_WORK } from '@/features/reporting/model/work-form';
import { slotsOf } from '@/features/reporting/model/work-time';

const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const DAY = slotsOf(EMPTY_WORK);
const work = { project_id: 7, task_id: 3 };

describe('the rows of a write', () => {
  it('are staff × dates × slots, staff outermost: 2 × 5 × 16 = 160 [RP-7]', () => {
    const rows = slotRows([4, 9], WEEK, DAY, work);
    expect(rows).toHaveLength(160);
    expect(rows[0]).toEqual({
      date: '2026-11-16',
      staff_id: 4,
      project_id: 7,
      task_id: 3,
      period: '08:30:00',
    });
    expect(rows[15]).toMatchObject({ date: '2026-11-16', staff_id: 4, period: '17:00:00' });
    expect(rows[16]).toMatchObject({ date: '2026-11-17', staff_id: 4, period: '08:30:00' });
    expect(rows[80]).toMatchObject({ date: '2026-11-16', staff_id: 9, period: '08:30:00' });
    expect(rows[159]).toMatchObject({ date: '2026-11-20', staff_id: 9, period: '17:00:00' });
  });

  it('name only the slot when they clear [RP-7]', () => {
    expect(slotKeys([4], ['2026-11-16'], ['09:00:00', '09:30:00'])).toEqual([
      { date: '2026-11-16', staff_id: 4, period: '09:00:00' },
      { date: '2026-11-16', staff_id: 4, period: '09:30:00' },
    ]);
  });

  it('are days × slots for a setting [RS-1]', () => {
    expect(settingRows(4, [1, 2], ['09:00:00'], work)).toEqual([
      { day: 1, staff_id: 4, period: '09:00:00', ...work },
      { day: 2, staff_id: 4, period: '09:00:00', ...work },
    ]);
    expect(settingKeys(4, [0], ['09:00:00'])).toEqual([{ day: 0, staff_id: 4, period: '09:00:00' }]);
  });
});

describe('chunks', () => {
  it('leave a usual write in one call', () => {
    expect(chunkRows(slotRows([4, 9], WEEK, DAY, work))).toHaveLength(1);
  });

  it('keep every row, in order, at most 500 in a call, and never cut a day in two', () => {
    const dates = [...WEEK, '2026-11-23', '2026-11-24'];
    const rows = slotRows([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], dates, DAY, work);
    const chunks = chunkRows(rows);
    expect(chunks.flat()).toEqual(rows);
    expect(chunks.map((chunk) => chunk.length)).toEqual([496, 496, 128]);
    const daysOf = (chunk: typeof rows) => new Set(chunk.map(({ staff_id, date }) => `${staff_id} ${date}`));
    const days = chunks.map(daysOf);
    expect(days.reduce((sum, { size }) => sum + size, 0)).toBe(new Set(days.flatMap((set) => [...set])).size);
  });

  it('send a day whole even where it exceeds the limit', () => {
    expect(
      chunkRows(slotKeys([1], ['2026-11-16', '2026-11-17'], DAY), 10).map(({ length }) => length),
    ).toEqual([16, 16]);
  });

  it('are none for nothing', () => {
    expect(chunkRows([])).toEqual([]);
  });
});
