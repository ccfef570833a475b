import { describe, expect, it } from 'vitest';
import type { Overtime } from '@/features/leave/model/leave';
import { timesLeaveSaved, timesOvertimeSaved, timesRecordSaved } from '@/features/leave/model/lost-response';
import { findExistingEntries } from '@/features/leave/model/existing-entries';
import type { CalendarDate } from '@/lib/calendar-date';
import { HNIN, createLeave, createOvertime, createLeaveRecord, SATO } from './leave-builders';

const ONE = { staff_id: 4, leave_date: '2026-11-05', duration: 1, reason: 'Travel' } as const;
const TWO = {
  staff_id: 4,
  multi_date: ['2026-11-05', '2026-11-06'],
  duration: 'Full Day',
  reason: 'Travel',
} as const;
const several = { ...TWO, multi_date: [...TWO.multi_date] };
const before = [createLeave(HNIN)];
const next = createLeave(HNIN, { date: '2026-11-06', duration: 'Full Day' });

describe('the number of times that a leave was saved', () => {
  const day = createLeave(HNIN);
  const unpaid = createLeave(HNIN, { type: 'unpaid' });
  const half = createLeave(HNIN, { duration: '2' });
  const unpaidHalf = createLeave(HNIN, { duration: '2', type: 'unpaid' });
  const parts = [
    createLeave(HNIN, { dayCount: 0.25 }),
    createLeave(HNIN, { dayCount: 0.75, type: 'unpaid' }),
  ];
  const halves = { ...ONE, duration: 2 };
  it.each([
    ['the same row as before', ONE, before, 0],
    ['one such row more', ONE, [...before, createLeave(HNIN, { duration: 'Full Day' })], 1],
    ['two such rows more', ONE, [...before, day, day], 2],
    ['a paid and an unpaid half', ONE, [...before, half, unpaidHalf], 1],
    ['a paid half alone', ONE, [...before, half], 0],
    ['two paid halves', ONE, [...before, half, half], 0],
    [
      'parts that are no halves',
      ONE,
      [
        ...before,
        createLeave(HNIN, { duration: '6' }),
        createLeave(HNIN, { duration: '6 Hours', type: 'unpaid' }),
      ],
      1,
    ],
    ['parts in fractions of the whole', ONE, [...before, ...parts], 1],
    [
      'parts in hundredths of a day',
      ONE,
      [
        ...before,
        createLeave(HNIN, { dayCount: 0.33 }),
        createLeave(HNIN, { dayCount: 0.67, type: 'unpaid' }),
      ],
      1,
    ],
    ['a paid row that used up the balance and an unpaid one', ONE, [...before, day, unpaid], 2],
    ['paid, in parts, and unpaid', ONE, [...before, day, half, unpaidHalf, unpaid], 3],
    ['unpaid rows', ONE, [...before, unpaid, unpaid], 2],
    ['an unpaid half in addition to a paid one', halves, [...before, half, unpaidHalf], 2],
    [
      'a reason that the server extended',
      ONE,
      [...before, createLeave(HNIN, { reason: 'Travel (no leave left)' })],
      1,
    ],
    ['a row with another reason', ONE, [...before, createLeave(HNIN, { reason: 'Not well' })], 0],
    ['a row with another duration', ONE, [...before, createLeave(HNIN, { duration: '2' })], 0],
    ['rows on all dates', several, [...before, day, next], 1],
    ['rows on all dates, on one of them twice', several, [...before, day, next, next], 2],
    ['rows on no date', several, before, 0],
  ])('with %s', (_case, payload, now, times) => expect(timesLeaveSaved(payload, before, now)).toBe(times));

  it('is counted by date and duration when the server returns no reasons', () => {
    const silent = createLeave(HNIN, { reason: '' });
    expect(timesLeaveSaved(ONE, [silent], [silent, silent])).toBe(1);
    expect(timesLeaveSaved(ONE, before, [...before, silent])).toBe(0);
  });

  it('is unknown when only some of its dates were saved', () => {
    expect(() => timesLeaveSaved(several, before, [...before, next])).toThrow();
  });
});

describe('the number of times that other records were saved', () => {
  it('is counted against the previous records of the person', () => {
    const records = [createLeaveRecord(SATO)];
    expect(timesRecordSaved(HNIN, records, [...records, createLeaveRecord(HNIN)])).toBe(1);
    expect(timesRecordSaved(SATO, records, [...records, createLeaveRecord(HNIN)])).toBe(0);
    const payload = { staff_id: 4, ot_date: '2026-11-05', ot_time: '6' } as const;
    const old = [createOvertime(HNIN)];
    const added = (...rows: Overtime[]) => timesOvertimeSaved(HNIN, payload, old, [...old, ...rows]);
    expect(added(createOvertime(HNIN, { duration: '2 Hours' }))).toBe(1);
    expect(added(createOvertime(HNIN), createOvertime(HNIN))).toBe(2);
    expect(added(createOvertime(SATO))).toBe(0);
    expect(added(createOvertime(HNIN, { date: '2026-11-06' }))).toBe(0);
    expect(added(createOvertime(HNIN, { duration: '2' }))).toBe(0);
  });
});

describe('the records of one date', () => {
  const nothing = { leaves: [], overtimes: [], recordedHours: new Map<CalendarDate, number>() };
  it.each<[string, Partial<Parameters<typeof findExistingEntries>[1]>, number, number]>([
    [
      'a leave, of which one part may be unpaid',
      { leaves: (['paid', 'unpaid'] as const).map((type) => createLeave(HNIN, { duration: '2', type })) },
      1,
      0,
    ],
    ['overtime', { overtimes: [createOvertime(HNIN)] }, 0, 0],
    ['work', { recordedHours: new Map([['2026-11-05', 0.5]]) }, 0, 0.5],
  ])('may be %s alone', (_, facts, leaves, recordedHours) => {
    expect(findExistingEntries(['2026-11-05'], { ...nothing, ...facts })).toMatchObject([
      { leaves: Array.from({ length: leaves }, () => ({ duration: '1' })), recordedHours },
    ]);
    expect(findExistingEntries(['2026-11-06'], { ...nothing, ...facts })).toEqual([]);
  });
});

describe('the records of the chosen dates', () => {
  it('are listed in date order, without dates that have none', () => {
    const facts = {
      leaves: [createLeave(HNIN), createLeave(HNIN), createLeave(HNIN, { date: '2026-11-09' })],
      overtimes: [createOvertime(HNIN, { date: '2026-11-04' })],
      recordedHours: new Map<CalendarDate, number>([['2026-11-05', 7.5]]),
    };
    const entries = findExistingEntries(['2026-11-05', '2026-11-06', '2026-11-04'], facts);
    expect(
      entries.map(({ date, leaves, overtimes, recordedHours }) => [
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
