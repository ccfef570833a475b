import { describe, expect, it } from 'vitest';
import {
  addRange,
  datesInMode,
  fullDates,
  sortDates,
  lastWeekdays,
  toggleDate,
  toggleWeekday,
  workWeek,
} from '@/features/reporting/model/date-selection';
import { toClockTime } from '@/lib/time-slot';
import { recorded, slot, staffSlots } from '../work/slot-builders';

const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'] as const;

describe('default dates [RP-1]', () => {
  it.each([
    ['Friday', '2026-11-20', WEEK],
    ['Saturday', '2026-11-21', WEEK],
    ['Sunday', '2026-11-22', WEEK],
    ['Monday', '2026-11-23', ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23']],
    [
      'Wednesday at a turn of the year',
      '2025-01-01',
      ['2024-12-26', '2024-12-27', '2024-12-30', '2024-12-31', '2025-01-01'],
    ],
  ] as const)('are the last five weekdays on a %s', (_, today, expected) => {
    expect(lastWeekdays(today)).toEqual(expected);
  });
});

it.each(['2026-11-16', '2026-11-20', '2026-11-22'] as const)(
  'the work week of %s starts on its Monday',
  (day) => {
    expect(workWeek(day)).toEqual(WEEK);
  },
);

describe('picking dates', () => {
  it('adds and removes in multiple mode, in the order of picking', () => {
    expect(toggleDate(['2026-11-20'], '2026-11-17', 'multiple')).toEqual(['2026-11-20', '2026-11-17']);
    expect(toggleDate(['2026-11-20', '2026-11-17'], '2026-11-20', 'multiple')).toEqual(['2026-11-17']);
  });

  it('replaces in single mode and keeps a date that is picked again', () => {
    expect(toggleDate(['2026-11-20'], '2026-11-17', 'single')).toEqual(['2026-11-17']);
    expect(toggleDate(['2026-11-20'], '2026-11-20', 'single')).toEqual(['2026-11-20']);
  });

  it('keeps the last picked date in single mode, and keeps it when the mode returns to multiple', () => {
    expect(datesInMode(['2026-11-20', '2026-11-17'], 'single')).toEqual(['2026-11-17']);
    expect(datesInMode(['2026-11-17'], 'multiple')).toEqual(['2026-11-17']);
    expect(datesInMode([], 'single')).toEqual([]);
  });

  it('adds a range in both directions, with its end picked last', () => {
    expect(addRange(['2026-11-17'], '2026-11-17', '2026-11-19')).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ]);
    expect(addRange(['2026-11-20', '2026-11-18'], '2026-11-17', '2026-11-18')).toEqual([
      ...['2026-11-20', '2026-11-17', '2026-11-18'],
    ]);
    expect(addRange([], '2026-11-18', '2026-11-18')).toEqual(['2026-11-18']);
    expect(addRange([], '2026-11-18', '2026-11-16')).toEqual(['2026-11-18', '2026-11-17', '2026-11-16']);
  });

  it('adds a weekday of the month, and removes it when all of its dates are picked', () => {
    const mondays = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'] as const;
    expect(toggleWeekday(['2026-11-20'], 1, '2026-11-05')).toEqual(['2026-11-20', ...mondays]);
    expect(toggleWeekday(['2026-11-20', ...mondays], 1, '2026-11-05')).toEqual(['2026-11-20']);
    expect(toggleWeekday(['2026-11-09', '2026-11-20'], 1, '2026-11-05')).toEqual(['2026-11-20', ...mondays]);
  });

  it('is read in calendar order', () => {
    expect(sortDates(['2026-11-20', '2026-11-17'])).toEqual(['2026-11-17', '2026-11-20']);
  });
});

describe('full days', () => {
  const hours = (count: number) =>
    Array.from({ length: count * 2 }, (_, index) => slot(toClockTime(510 + 30 * index)));
  const people = recorded(
    staffSlots(4, { '2026-11-18': hours(8), '2026-11-19': hours(4), '2026-11-20': hours(8) }),
    staffSlots(5, { '2026-11-18': hours(8), '2026-11-19': hours(4), '2026-11-20': hours(7.5) }),
  );
  const noLeave = { leaveHours: new Map() };

  it('are the days on which all people have recorded 8 hours', () => {
    expect(fullDates(WEEK, [4], people, () => noLeave)).toEqual(['2026-11-18', '2026-11-20']);
    expect(fullDates(WEEK, [4, 5], people, () => noLeave)).toEqual(['2026-11-18']);
    expect(fullDates(WEEK, [], people, () => noLeave)).toEqual([]);
    expect(
      fullDates(WEEK, [4, 6], people, () => noLeave),
      'nothing is known of 6',
    ).toEqual([]);
  });

  it('depend on the working hours of each person, and on 8 hours on a day off', () => {
    const hoursOn = (date: string) => (date === '2026-11-19' ? 4 : date === '2026-11-20' ? 0 : 8);
    const findDaysOff = (id: number) => (id === 5 ? { ...noLeave, hoursOn } : noLeave);
    expect(fullDates(WEEK, [5], people, findDaysOff)).toEqual(['2026-11-18', '2026-11-19']);
  });
});
