import { describe, expect, it } from 'vitest';
import type { Leave, Overtime } from '@/features/leave/model/leave';
import { timesLeaveSaved, timesOvertimeSaved, timesRecordSaved } from '@/features/leave/model/lost-reply';
import { standingOn } from '@/features/leave/model/standing';
import { HNIN, leaveOf, overtimeOf, recordOf, SATO } from './leave-builders';

const ONE = { staff_id: 4, leave_date: '2026-11-05', duration: 1, reason: 'Travel' };
const TWO = {
  staff_id: 4,
  multi_date: ['2026-11-05', '2026-11-06'],
  duration: 'Full Day',
  reason: 'Travel',
} as const;
/** A person's leaves, on a server that tells nothing about used days. */
const untold = (leaves: Leave[]) => [{ usedLeaves: null, leaves }];
const several = { ...TWO, multi_date: [...TWO.multi_date] };
const before = [leaveOf(HNIN)];
const next = leaveOf(HNIN, { date: '2026-11-06', duration: 'Full Day' });

describe('how often a leave was saved', () => {
  const day = leaveOf(HNIN);
  const unpaid = leaveOf(HNIN, { type: 'unpaid' });
  it.each([
    ['the same row as before', ONE, before, 0],
    ['one such row more', ONE, [...before, leaveOf(HNIN, { duration: 'Full Day' })], 1],
    ['two such rows more', ONE, [...before, day, day], 2],
    ['a paid and an unpaid part', ONE, [...before, day, unpaid], 1],
    ['paid, in parts, and unpaid', ONE, [...before, day, day, unpaid, unpaid], 3],
    ['unpaid rows', ONE, [...before, unpaid, unpaid], 2],
    [
      'a reason that the server extended',
      ONE,
      [...before, leaveOf(HNIN, { reason: 'Travel (no leave left)' })],
      1,
    ],
    ['a row with another reason', ONE, [...before, leaveOf(HNIN, { reason: 'Not well' })], 0],
    ['a row with another duration', ONE, [...before, leaveOf(HNIN, { duration: '2' })], 0],
    ['rows on all dates', several, [...before, day, next], 1],
    ['rows on all dates, on one of them twice', several, [...before, day, next, next], 2],
    ['rows on no date', several, before, 0],
  ])('with %s', (_case, payload, now, times) =>
    expect(timesLeaveSaved(payload, untold(before), untold(now))).toBe(times),
  );

  const [paid, rest] = [leaveOf(HNIN, { key: 'a' }), leaveOf(HNIN, { key: 'b', type: 'unpaid' })];
  const half = { duration: '2', dayCount: 1 };
  const other = leaveOf(HNIN, { key: 'c', date: '2026-11-09' });
  it.each([
    ['that used up the balance and came again, unpaid', ONE, [paid, rest], 1, 2],
    ['of which the balance paid a half, in whole numbers', ONE, [paid, rest], 0.5, 1],
    ['of which it paid a half, with another one', ONE, [paid, rest, other], 1.5, 1],
    ['that used it up and came again, with another one', ONE, [paid, rest, other], 2, 2],
    [
      'of half a day that an older server subtracts each time',
      { ...ONE, duration: 2 },
      [
        { ...paid, ...half },
        { ...rest, ...half },
      ],
      1,
      2,
    ],
    [
      'on two dates that used it up and came again',
      several,
      [paid, rest, { ...next, key: 'd' }, { ...next, key: 'e', type: 'unpaid' as const }],
      2,
      2,
    ],
  ])('with a leave %s', (_case, payload, added, used, times) => {
    const then = [{ usedLeaves: 9, leaves: before }];
    const now = [{ usedLeaves: 9 + used, leaves: [...before, ...added] }];
    expect(timesLeaveSaved(payload, then, now)).toBe(times);
  });

  it('is no number when some of its dates were saved', () => {
    expect(() => timesLeaveSaved(several, untold(before), untold([...before, next]))).toThrow();
  });
});

describe('how often other records were saved', () => {
  it('is counted against what the person had before', () => {
    const records = [recordOf(SATO)];
    expect(timesRecordSaved(HNIN, records, [...records, recordOf(HNIN)])).toBe(1);
    expect(timesRecordSaved(SATO, records, [...records, recordOf(HNIN)])).toBe(0);
    const payload = { staff_id: 4, ot_date: '2026-11-05', ot_time: '6' };
    const old = [overtimeOf(HNIN)];
    const added = (...rows: Overtime[]) => timesOvertimeSaved(HNIN, payload, old, [...old, ...rows]);
    expect(added(overtimeOf(HNIN, { duration: '2 Hours' }))).toBe(1);
    expect(added(overtimeOf(HNIN), overtimeOf(HNIN))).toBe(2);
    expect(added(overtimeOf(SATO))).toBe(0);
    expect(added(overtimeOf(HNIN, { date: '2026-11-06' }))).toBe(0);
    expect(added(overtimeOf(HNIN, { duration: '2' }))).toBe(0);
  });
});

describe('what stands on one date', () => {
  const nothing = { leaves: [], overtimes: [], recordedHours: new Map<string, number>() };
  it.each([
    [
      'a leave, of which one part may be unpaid',
      { leaves: [0.5, 0.5].map((dayCount) => leaveOf(HNIN, { dayCount })) },
      1,
      0,
    ],
    ['overtime', { overtimes: [overtimeOf(HNIN)] }, 0, 0],
    ['work', { recordedHours: new Map([['2026-11-05', 0.5]]) }, 0, 0.5],
  ])('may be %s alone', (_, known, leaves, recordedHours) => {
    expect(standingOn(['2026-11-05'], { ...nothing, ...known })).toMatchObject([
      { leaves: Array.from({ length: leaves }, () => ({ eng_name: HNIN.eng_name })), recordedHours },
    ]);
    expect(standingOn(['2026-11-06'], { ...nothing, ...known })).toEqual([]);
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
