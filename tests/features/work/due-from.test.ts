import { describe, expect, it } from 'vitest';
import { dueFrom, findFirstRecord, summariseWork } from '@/features/work/model/due-from';
import type { CalendarDate } from '@/lib/calendar-date';
import { slot, staffSlots } from './slot-builders';

const JOINED = '2026-04-01';
const PERMANENT = '2026-07-01';

describe('hours are due from', () => {
  it.each([
    ['the later date, that of being permanent', JOINED, PERMANENT, '2026-01-05', PERMANENT],
    ['the later date, that of joining', PERMANENT, JOINED, '2026-01-05', PERMANENT],
    ['the date of joining alone', JOINED, null, '2026-01-05', JOINED],
    ['the permanent date alone', null, PERMANENT, '2026-01-05', PERMANENT],
    ['a date although nothing was ever recorded', JOINED, null, null, JOINED],
    ['the first record without either', null, null, '2026-09-02', '2026-09-02'],
    ['no day at all without a record', null, null, null, null],
  ] as const)('%s', (_, joinDate, permanentDate, first, expected) => {
    expect(dueFrom({ joinDate, permanentDate }, first)).toBe(expected);
  });
});

it('the first record is the first day with hours', () => {
  const hours = new Map<CalendarDate, number>([
    ['2026-09-08', 8],
    ['2026-09-02', 0.5],
    ['2026-09-01', 0],
  ]);
  expect(findFirstRecord(hours)).toBe('2026-09-02');
  expect(findFirstRecord(new Map())).toBeNull();
});

it('the first record is found in the half hours of a person', () => {
  const days = { '2026-09-08': [slot('09:00'), slot('09:30')], '2026-09-02': [slot('09:00')] };
  const recordedHours = new Map([
    ['2026-09-02', 0.5],
    ['2026-09-08', 1],
  ]);
  expect(summariseWork(staffSlots(4, days))).toEqual({ recordedHours, dueFrom: '2026-09-02' });
  expect(summariseWork(staffSlots(4, days, {}, { joinDate: JOINED })).dueFrom).toBe(JOINED);
});
