import { describe, expect, it } from 'vitest';
import { unpaidDays } from '@/features/leave/company-day/model/day-warnings';
import type { DaysBySource } from '@/features/leave/model/leave';
import { datesWithoutRecord, paidDays } from '@/features/leave/model/paid-days';
import { offDates } from '@/features/leave/model/work-dates';
import { datesBetween, type CalendarDate } from '@/lib/calendar-date';
import { HNIN, createLeaveRecord, SATO } from './leave-builders';

const FULL = 8;
const HALF = 4;
const JUNE = datesBetween('2026-06-01', '2026-06-05');
const recordWith = (remainingBySource: DaysBySource | null) => createLeaveRecord(HNIN, { remainingBySource });

/** Each date as `MM-DD paid/unpaid`. */
const describePaidDays = (bySource: DaysBySource | null, dates: CalendarDate[], hours: number) =>
  paidDays([recordWith(bySource)], HNIN, dates, hours).map(
    ({ date, paid, unpaid }) => `${date.slice(5)} ${paid}/${unpaid}`,
  );

describe('whether leave will be paid', () => {
  it.each<[string, DaysBySource | null, CalendarDate[], number, string[]]>([
    [
      'five days of June with four of the first half',
      { carried: 0, first: 4, second: 4 },
      JUNE,
      FULL,
      ['06-01 1/0', '06-02 1/0', '06-03 1/0', '06-04 1/0', '06-05 0/1'],
    ],
    [
      'carried-over days first',
      { carried: 1.5, first: 1, second: 5 },
      JUNE.slice(0, 3),
      FULL,
      ['06-01 1/0', '06-02 1/0', '06-03 0.5/0.5'],
    ],
    [
      'the last day of June and the first of July, whatever order they are chosen in',
      { carried: 0, first: 0, second: 1 },
      ['2026-07-01', '2026-06-30'],
      FULL,
      ['06-30 0/1', '07-01 1/0'],
    ],
    [
      'days of July from all three, the first half last',
      { carried: 0.5, first: 1, second: 1 },
      ['2026-07-01', '2026-07-02', '2026-07-03'],
      FULL,
      ['07-01 1/0', '07-02 1/0', '07-03 0.5/0.5'],
    ],
    [
      'June days that leave nothing of the first half to July',
      { carried: 0, first: 1, second: 0 },
      ['2026-06-30', '2026-07-01'],
      FULL,
      ['06-30 1/0', '07-01 0/1'],
    ],
    ['half a day', { carried: 0, first: 0.5, second: 0 }, ['2026-06-01'], HALF, ['06-01 0.5/0']],
    [
      'three and a half hours by their fraction',
      { carried: 0, first: 0.5, second: 0 },
      ['2026-06-01', '2026-06-02'],
      3.5,
      ['06-01 0.4375/0', '06-02 0.0625/0.375'],
    ],
    [
      'decimals without the digits that binary makes up',
      { carried: 0.1, first: 0.2, second: 0 },
      ['2026-06-01'],
      FULL,
      ['06-01 0.3/0.7'],
    ],
    ['a balance below zero', { carried: 0, first: -1, second: 3 }, ['2026-06-01'], FULL, ['06-01 0/1']],
    ['nothing where the server does not send the days by source', null, JUNE, FULL, []],
    ['nothing of a year without a record', { carried: 0, first: 4, second: 4 }, ['2027-01-04'], FULL, []],
  ])('is computed for %s', (_case, bySource, dates, hours, days) =>
    expect(describePaidDays(bySource, dates, hours)).toEqual(days),
  );

  it('is computed for many people, each by their own leave record', () => {
    const records = [
      recordWith({ carried: 0, first: 0.5, second: 5 }),
      createLeaveRecord(SATO, { remainingBySource: { carried: 2, first: 0, second: 0 } }),
    ];
    const unpaid = unpaidDays([HNIN, SATO], records, () => ['2026-06-01', '2026-06-02'], FULL);
    expect(unpaid.get(HNIN.id)).toEqual([
      { date: '2026-06-01', paid: 0.5, unpaid: 0.5 },
      { date: '2026-06-02', paid: 0, unpaid: 1 },
    ]);
    expect(unpaid.get(SATO.id)).toEqual([]);
  });
});

it.each<[string, CalendarDate[], CalendarDate[]]>([
  ['of the year of the record', ['2026-12-31'], []],
  ['of the next year', ['2027-01-04', '2026-12-31'], ['2027-01-04']],
])('dates %s without a leave record: %j → %j', (_case, dates, lacking) => {
  expect(datesWithoutRecord([createLeaveRecord(HNIN)], HNIN, dates)).toEqual(lacking);
  expect(datesWithoutRecord([createLeaveRecord(HNIN, { year: null })], HNIN, dates)).toEqual([]);
  expect(datesWithoutRecord([createLeaveRecord(SATO)], HNIN, dates)).toEqual(dates.toSorted());
});

it('weekends and company holidays among the dates are named', () => {
  const dates = ['2026-11-23', '2026-11-22', '2026-11-20'] as const;
  expect(offDates(dates, { holidays: new Set(['2026-11-23']) })).toEqual(['2026-11-22', '2026-11-23']);
  expect(offDates(dates, {})).toEqual(['2026-11-22']);
});
