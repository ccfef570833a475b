import { describe, expect, it } from 'vitest';
import { slotKeys, slotRows } from '@/features/work/model/slot-rows';
import { EMPTY_WORK } from '@/features/reporting/model/work-form';
import { slotsOf } from '@/features/reporting/model/work-time';
import { losesMuch, summariseClear, summariseFill } from '@/features/reporting/model/write-summary';
import { recorded, slot, staffSlots } from '../work/slot-builders';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const DAY = slotsOf(EMPTY_WORK);
const work = { project_id: 1, task_id: 1 };
const dates = (count: number) =>
  Array.from({ length: count }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`);

const known = recorded(
  staffSlots(4, { [MONDAY]: [slot('08:30'), slot('09:00', 2, 1), slot('09:30', 1, 2), slot('12:00', 2, 2)] }),
  staffSlots(9, {}),
);

describe('what a fill will do', () => {
  it('counts new, replaced and unchanged half hours', () => {
    expect(summariseFill(slotRows([4], [MONDAY, TUESDAY], DAY, work), known)).toEqual({
      created: 29,
      replaced: 2,
      unchanged: 1,
      cleared: 0,
      losses: [{ staffId: 4, dates: [MONDAY], count: 2 }],
      unknownStaffIds: [],
    });
  });

  it('leaves out people whose records are not known, and names them', () => {
    expect(summariseFill(slotRows([9, 77], [MONDAY], DAY, work), known)).toMatchObject({
      created: 16,
      unknownStaffIds: [77],
    });
  });
});

describe('what a clear will do', () => {
  it('counts the records that really go, in the chosen half hours only', () => {
    const keys = slotKeys([4, 9], [MONDAY, TUESDAY], ['08:30:00', '09:00:00', '10:00:00']);
    expect(summariseClear(keys, known)).toMatchObject({
      cleared: 2,
      losses: [{ staffId: 4, dates: [MONDAY], count: 2 }],
      created: 0,
    });
  });
});

describe('an extra question', () => {
  const ME = 1;
  it.each([
    ['16 own records', { 1: 16 }, false],
    ['17 own records', { 1: 17 }, true],
    ['one record of somebody else', { 2: 1 }, true],
    ['one own record and one of somebody else', { 1: 1, 2: 1 }, true],
  ])('is asked or not when %s are lost', (_, lost, expected) => {
    const staffIds = Object.keys(lost).map(Number);
    const people = recorded(
      ...Object.entries(lost).map(([id, count]) =>
        staffSlots(Number(id), Object.fromEntries(dates(count).map((date) => [date, [slot('09:00', 5, 5)]]))),
      ),
    );
    const fill = summariseFill(slotRows(staffIds, dates(20), DAY, work), people);
    expect(losesMuch(fill, ME)).toBe(expected);
    const clear = summariseClear(slotKeys(staffIds, dates(20), DAY), people);
    expect(losesMuch(clear, ME)).toBe(expected);
  });

  it('is not asked where many people only gain records', () => {
    const people = recorded(staffSlots(1, {}), staffSlots(2, {}));
    expect(losesMuch(summariseFill(slotRows([1, 2], dates(9), DAY, work), people), ME)).toBe(false);
  });
});
