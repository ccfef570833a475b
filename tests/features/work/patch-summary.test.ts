import { describe, expect, it } from 'vitest';
import { createRectanglePatch } from '@/features/work/model/patch-sources';
import { EMPTY_WORK } from '@/features/reporting/model/work-form';
import { findSlotStarts } from '@/features/reporting/model/work-time';
import { isDestructive, groupLosses, summarise } from '@/features/work/model/patch-summary';
import type { SlotContent } from '@/features/work/model/slot-patch';
import { addDays, type CalendarDate } from '@/lib/calendar-date';
import { A, patch, recorded, slot, staffSlots } from './slot-builders';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const DAY = findSlotStarts(EMPTY_WORK);
const fill = (staffIds: number[], days: CalendarDate[], work: SlotContent = A) =>
  createRectanglePatch({ staffIds, dates: days, starts: DAY }, work);
const dates = (count: number) => Array.from({ length: count }, (_, index) => addDays('2026-10-01', index));

const recordedSlots = recorded(
  staffSlots(4, { [MONDAY]: [slot('08:30'), slot('09:00', 2, 1), slot('09:30', 1, 2), slot('12:00', 2, 2)] }),
  staffSlots(9, {}),
);

describe('the preview of a fill', () => {
  it('counts new, replaced and unchanged half hours', () => {
    expect(summarise(fill([4], [MONDAY, TUESDAY]), recordedSlots)).toEqual({
      created: 29,
      replaced: 2,
      unchanged: 1,
      cleared: 0,
      days: [
        { staffId: 4, date: MONDAY, created: 13, replaced: 2, cleared: 0, unchanged: 1 },
        { staffId: 4, date: TUESDAY, created: 16, replaced: 0, cleared: 0, unchanged: 0 },
      ],
      losses: [{ staffId: 4, dates: [MONDAY], count: 2 }],
      unknownStaffIds: [],
    });
  });

  it('leaves out people whose records are unknown, and names them', () => {
    expect(summarise(fill([9, 77], [MONDAY]), recordedSlots)).toMatchObject({
      created: 16,
      unknownStaffIds: [77],
    });
  });
});

describe('the preview of a clear', () => {
  it('counts the existing records in the chosen half hours only', () => {
    const starts = [510, 540, 600];
    const clear = createRectanglePatch({ staffIds: [4, 9], dates: [MONDAY, TUESDAY], starts }, null);
    expect(summarise(clear, recordedSlots)).toMatchObject({
      cleared: 2,
      losses: [{ staffId: 4, dates: [MONDAY], count: 2 }],
      created: 0,
    });
  });
});

describe('a second confirmation', () => {
  const ME = 1;
  it.each([
    ['16 own records', { 1: 16 }, false],
    ['17 own records', { 1: 17 }, true],
    ['one record of another person', { 2: 1 }, true],
    ['one own record and one of another person', { 1: 1, 2: 1 }, true],
  ])('is required or not when %s are lost', (_, lost, expected) => {
    const staffIds = Object.keys(lost).map(Number);
    const people = recorded(
      ...Object.entries(lost).map(([id, count]) =>
        staffSlots(Number(id), Object.fromEntries(dates(count).map((date) => [date, [slot('09:00', 5, 5)]]))),
      ),
    );
    expect(isDestructive(summarise(fill(staffIds, dates(20)), people), ME)).toBe(expected);
    expect(isDestructive(summarise(fill(staffIds, dates(20), null), people), ME)).toBe(expected);
  });

  it('is not required when many people only gain records', () => {
    const people = recorded(staffSlots(1, {}), staffSlots(2, {}));
    expect(isDestructive(summarise(fill([1, 2], dates(9)), people), ME)).toBe(false);
  });
});

it('a loss names people, dates in order, and numbers', () => {
  const slots = patch(
    ['09:00', null, TUESDAY],
    ['09:30', null, TUESDAY],
    ['09:00', null, MONDAY],
    ['09:00', A, TUESDAY, 9],
  );
  expect(groupLosses(slots.values())).toEqual([
    { staffId: 4, dates: [MONDAY, TUESDAY], count: 3 },
    { staffId: 9, dates: [TUESDAY], count: 1 },
  ]);
});
