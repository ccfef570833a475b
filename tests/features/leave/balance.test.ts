import { expect, it } from 'vitest';
import { latestBalance } from '@/features/leave/model/balance';
import { belongsTo, toPerson, type LeaveRecord } from '@/features/leave/model/leave';
import { balancesAfter } from '@/features/leave/model/balances-after';
import { createColleagueFinder, findExistingEntries } from '@/features/leave/model/existing-entries';
import type { CalendarDate } from '@/lib/calendar-date';
import { HNIN, createLeave, createLeaveRecord, SATO } from './leave-builders';

const balance = { usedLeaves: 1.5, remainingLeaves: 8.5 };

it.each([
  [
    'of the latest year',
    [createLeaveRecord(HNIN, { ...balance, year: 2025 }), createLeaveRecord(HNIN, balance)],
    2026,
  ],
  [
    'of the latest year, in any order',
    [
      createLeaveRecord(HNIN, { ...balance, year: null }),
      createLeaveRecord(HNIN, balance),
      createLeaveRecord(HNIN, { ...balance, year: 2025 }),
    ],
    2026,
  ],
  ['computed from used days alone', [createLeaveRecord(HNIN, { usedLeaves: 0 })], 2026],
  ['computed from remaining days alone', [createLeaveRecord(HNIN, { remainingLeaves: 0 })], 2026],
  ['unknown from the record of another person', [createLeaveRecord(SATO, balance)], undefined],
  ['unknown from granted days alone', [createLeaveRecord(HNIN)], undefined],
  ['also of a record without a year', [createLeaveRecord(HNIN, { ...balance, year: null })], null],
])('a person’s balance is %s [DB-2]', (_case, records, year) =>
  expect(latestBalance(records, HNIN)?.year).toBe(year),
);

it('a leave record is matched by id, or else by both names', () => {
  const renamed = { ...HNIN, eng_name: 'Renamed' };
  expect([
    belongsTo(createLeaveRecord(HNIN), renamed),
    belongsTo(createLeaveRecord(HNIN, { staffId: null }), renamed),
  ]).toEqual([true, false]);
  expect(belongsTo(createLeaveRecord(HNIN), { ...HNIN, id: 9 })).toBe(false);
  expect(toPerson(createLeaveRecord(HNIN))).toEqual(HNIN);
  expect(toPerson(createLeaveRecord(HNIN, { staffId: null }))).toEqual({ ...HNIN, id: 0 });
});

const dayOff = ['2026-11-19'] as const;
const granted = (changes: Partial<LeaveRecord>) => createLeaveRecord(HNIN, { totalLeaves: 10, ...changes });

it.each<[string, LeaveRecord[], readonly CalendarDate[], number | null, object[]]>([
  [
    'of whole days',
    [granted(balance)],
    ['2026-11-19', '2026-11-20'],
    8,
    [{ year: 2026, used: 1.5, remaining: 8.5, remainingUntilJune: null, after: 6.5 }],
  ],
  [
    'of half a day',
    [granted(balance)],
    dayOff,
    4,
    [{ year: 2026, used: 1.5, remaining: 8.5, remainingUntilJune: null, after: 8 }],
  ],
  [
    'of hours',
    [granted(balance)],
    dayOff,
    3,
    [{ year: 2026, used: 1.5, remaining: 8.5, remainingUntilJune: null, after: 8.125 }],
  ],
  [
    'of a duration that is not chosen yet',
    [granted(balance)],
    dayOff,
    null,
    [{ year: 2026, used: 1.5, remaining: 8.5, remainingUntilJune: null, after: null }],
  ],
  [
    'more than are left',
    [granted({ remainingLeaves: 0.5 })],
    dayOff,
    8,
    [{ year: 2026, used: null, remaining: 0.5, remainingUntilJune: null, after: -0.5 }],
  ],
  [
    'are computed from used days alone',
    [granted({ usedLeaves: 4 })],
    dayOff,
    8,
    [{ year: 2026, used: 4, remaining: 6, remainingUntilJune: null, after: 5 }],
  ],
  [
    'over the turn of the year, by the record of each',
    [granted(balance), granted({ year: 2027, remainingLeaves: 3 })],
    ['2026-12-31', '2027-01-04'],
    8,
    [
      { year: 2026, used: 1.5, remaining: 8.5, remainingUntilJune: null, after: 7.5 },
      { year: 2027, used: null, remaining: 3, remainingUntilJune: null, after: 2 },
    ],
  ],
  [
    'are of a record without a year',
    [granted({ ...balance, year: null })],
    dayOff,
    8,
    [{ year: null, used: 1.5, remaining: 8.5, remainingUntilJune: null, after: 7.5 }],
  ],
  ['of a year without a record', [granted(balance)], ['2027-01-04'], 8, []],
  [
    'on a leap day',
    [granted({ ...balance, year: 2028 })],
    ['2028-02-29'],
    8,
    [{ year: 2028, used: 1.5, remaining: 8.5, remainingUntilJune: null, after: 7.5 }],
  ],
  ['are unknown when the server returns none', [granted({})], dayOff, 8, []],
  [
    'of five days in June, of which four can be paid',
    [granted({ remainingLeaves: 8, remainingBySource: { carried: 1, first: 3, second: 4 } })],
    ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'],
    8,
    [{ year: 2026, used: null, remaining: 8, remainingUntilJune: 4, after: 4 }],
  ],
  [
    // The server's own figure differs from the sum of its sources.
    'of a day in August, when each source can pay',
    [granted({ remainingLeaves: 8, remainingBySource: { carried: 1, first: 3, second: 3 } })],
    ['2026-08-03'],
    8,
    [{ year: 2026, used: null, remaining: 8, remainingUntilJune: null, after: 7 }],
  ],
  ['are unknown from the record of another person', [createLeaveRecord(SATO, balance)], dayOff, 8, []],
])('the remaining days before and after leave %s', (_case, records, dates, hours, balances) => {
  expect(balancesAfter(records, HNIN, dates, hours)).toEqual(balances);
});

it('colleagues on leave are listed by date', () => {
  const off = createLeave(SATO, { date: '2026-11-19', duration: '2' });
  const noEntries = { leaves: [], overtimes: [], recordedHours: new Map<CalendarDate, number>() };
  const findColleagues = createColleagueFinder([HNIN, SATO], ({ id }) => (id === SATO.id ? [off] : []));
  expect(findColleagues(HNIN, '2026-11-19')).toEqual([SATO]);
  expect(findColleagues(SATO, '2026-11-19')).toEqual([]);
  const entries = findExistingEntries(['2026-11-20', '2026-11-19'], {
    ...noEntries,
    findColleagues: (date) => findColleagues(HNIN, date),
  });
  expect(entries).toEqual([
    { date: '2026-11-19', leaves: [], overtimes: [], recordedHours: 0, colleagues: [SATO] },
  ]);
});
