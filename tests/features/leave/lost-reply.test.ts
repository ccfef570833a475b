import { describe, expect, it } from 'vitest';
import { isLeaveAdded, isOvertimeAdded, isRecordAdded } from '@/features/leave/model/lost-reply';
import { standingOn } from '@/features/leave/model/standing';
import { HNIN, leaveOf, overtimeOf, recordOf, SATO } from './leave-builders';

const ONE = { staff_id: 4, leave_date: '2026-11-05', duration: 1, reason: 'Travel' };
const TWO = {
  staff_id: 4,
  multi_date: ['2026-11-05', '2026-11-06'],
  duration: 'Full Day',
  reason: 'Travel',
} as const;
const several = { ...TWO, multi_date: [...TWO.multi_date] };
const before = [leaveOf(HNIN)];
const next = leaveOf(HNIN, { date: '2026-11-06', duration: 'Full Day' });

describe('a leave whose answer was lost', () => {
  it.each([
    ['the same row as before', ONE, before, false],
    ['one such row more', ONE, [...before, leaveOf(HNIN, { duration: 'Full Day' })], true],
    ['a paid and an unpaid part', ONE, [...before, ...before, leaveOf(HNIN, { type: 'unpaid' })], true],
    [
      'a reason that the server extended',
      ONE,
      [...before, leaveOf(HNIN, { reason: 'Travel (no leave left)' })],
      true,
    ],
    ['a row with another reason', ONE, [...before, leaveOf(HNIN, { reason: 'Not well' })], false],
    ['a row with another duration', ONE, [...before, leaveOf(HNIN, { duration: '2' })], false],
    ['rows on all dates', several, [...before, leaveOf(HNIN), next], true],
    ['rows on no date', several, before, false],
  ])('with %s', (_case, payload, now, isAdded) => expect(isLeaveAdded(payload, before, now)).toBe(isAdded));

  it('is neither saved nor unsaved when some of its dates are', () => {
    expect(() => isLeaveAdded(several, before, [...before, next])).toThrow();
  });
});

describe('other records whose answer was lost', () => {
  it('are compared with what the person had before', () => {
    const records = [recordOf(SATO)];
    expect(isRecordAdded(HNIN, records, [...records, recordOf(HNIN)])).toBe(true);
    expect(isRecordAdded(SATO, records, [...records, recordOf(HNIN)])).toBe(false);
    const payload = { staff_id: 4, ot_date: '2026-11-05', ot_time: '6' };
    const old = [overtimeOf(HNIN)];
    expect(isOvertimeAdded(HNIN, payload, old, [...old, overtimeOf(HNIN, { duration: '2 Hours' })])).toBe(
      true,
    );
    expect(isOvertimeAdded(HNIN, payload, old, [...old, overtimeOf(SATO)])).toBe(false);
    expect(isOvertimeAdded(HNIN, payload, old, [...old, overtimeOf(HNIN, { date: '2026-11-06' })])).toBe(
      false,
    );
    expect(isOvertimeAdded(HNIN, payload, old, [...old, overtimeOf(HNIN, { duration: '2' })])).toBe(false);
  });
});

describe('what stands on the chosen dates', () => {
  it('is told in the order of the dates, and only where something stands', () => {
    const known = {
      leaves: [leaveOf(HNIN), leaveOf(HNIN), leaveOf(HNIN, { date: '2026-11-09' })],
      overtimes: [overtimeOf(HNIN, { date: '2026-11-04' })],
      recordedHours: new Map([['2026-11-05', 7.5]]),
    };
    const standings = standingOn(['2026-11-05', '2026-11-06', '2026-11-04'], known);
    expect(
      standings.map(({ date, leaves, overtimes, recordedHours }) => [
        date,
        leaves.length,
        overtimes.length,
        recordedHours,
      ]),
    ).toEqual([
      ['2026-11-04', 0, 1, 0],
      ['2026-11-05', 2, 0, 7.5],
    ]);
  });
});
