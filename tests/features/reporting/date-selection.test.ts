import { describe, expect, it } from 'vitest';
import {
  addRange,
  datesInMode,
  inOrder,
  lastWeekdays,
  toggleDate,
  toggleWeekday,
  workWeekOf,
} from '@/features/reporting/model/date-selection';

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
    expect(workWeekOf(day)).toEqual(WEEK);
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

  it('keeps the date picked last when it becomes single, and that one when it becomes multiple again', () => {
    expect(datesInMode(['2026-11-20', '2026-11-17'], 'single')).toEqual(['2026-11-17']);
    expect(datesInMode(['2026-11-17'], 'multiple')).toEqual(['2026-11-17']);
    expect(datesInMode([], 'single')).toEqual([]);
  });

  it('adds a range in both directions, its end picked last', () => {
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

  it('takes a weekday of the month, and gives it back when all of it is picked', () => {
    const mondays = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'] as const;
    expect(toggleWeekday(['2026-11-20'], 1, '2026-11-05')).toEqual(['2026-11-20', ...mondays]);
    expect(toggleWeekday(['2026-11-20', ...mondays], 1, '2026-11-05')).toEqual(['2026-11-20']);
    expect(toggleWeekday(['2026-11-09', '2026-11-20'], 1, '2026-11-05')).toEqual(['2026-11-20', ...mondays]);
  });

  it('reads in the order of the calendar', () => {
    expect(inOrder(['2026-11-20', '2026-11-17'])).toEqual(['2026-11-17', '2026-11-20']);
  });
});
