import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  datesBetween,
  daysBetween,
  fromDay,
  isCalendarDate,
  isWeekend,
  lastOfMonth,
  toCalendarDate,
  toDay,
  today,
  todayInZone,
  getWeekday,
} from '@/lib/calendar-date';
import { setClock } from '@/lib/clock';

const ZONE = process.env.TZ;

afterEach(() => {
  setClock();
  process.env.TZ = ZONE;
});

describe('calendar dates', () => {
  it.each([
    ['2025-08-20', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['2025-8-20', false],
    ['20.08.2025', false],
    ['', false],
  ])('says whether %j is a date: %j', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });

  it.each([
    ['2025-08-31', 1, '2025-09-01'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-03-30', 1, '2025-03-31'],
  ] as const)('adds days to %s: %i', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('uses the last day of a shorter month', () => {
    expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
    expect(lastOfMonth('2024-02-03')).toBe('2024-02-29');
  });

  it.each([
    ['2025-08-17', 0, true],
    ['2025-08-18', 1, false],
    ['2025-08-23', 6, true],
  ] as const)('knows that %s is weekday %i', (date, weekday, weekend) => {
    expect(getWeekday(date)).toBe(weekday);
    expect(isWeekend(date)).toBe(weekend);
  });

  it('counts and lists the days of a range', () => {
    expect(daysBetween('2025-02-27', '2025-03-01')).toBe(2);
    expect(datesBetween('2025-02-27', '2025-03-01')).toEqual(['2025-02-27', '2025-02-28', '2025-03-01']);
    expect(datesBetween('2025-03-01', '2025-02-27')).toEqual([]);
  });

  it.each(['9999-12-31', '1000-01-01', '0100-01-01'] as const)(
    'stops at the ends of the calendar: %s',
    (date) => {
      expect(isCalendarDate(addDays(date, 1)) && isCalendarDate(addDays(date, -1))).toBe(true);
    },
  );

  it.each([
    ['2024-01-30', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -48, '2020-02-29'],
    ['9999-11-30', 2, '9999-12-31'],
    ['0100-02-01', -2, '0100-01-01'],
  ] as const)('adds months to %s: %i', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('reads today from the clock, in the requested time zone', () => {
    setClock(() => new Date('2025-08-20T16:30:00Z'));
    expect(todayInZone('Asia/Tokyo')).toBe('2025-08-21');
    expect(todayInZone('America/Los_Angeles')).toBe('2025-08-20');
    expect(today()).toMatch(/^2025-08-2[01]$/);
  });
});

/** Off by half an hour, far to both sides, and with days that have no midnight: the clocks go forward at that hour. */
describe.each([
  ['Asia/Rangoon', '2025-03-30'],
  ['America/Los_Angeles', '2025-03-09'],
  ['Pacific/Kiritimati', '2025-01-01'],
  ['Africa/Cairo', '2025-04-25'],
  ['America/Santiago', '2025-09-07'],
  ['Asia/Beirut', '2025-03-30'],
] as const)('with a clock in %s', (zone, changed) => {
  it.each([changed, '2024-02-29', '2025-10-31', '1900-01-01', '9999-12-30'] as const)(
    '%s is that day',
    (date) => {
      process.env.TZ = zone;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      expect(toCalendarDate(new Date(year, month - 1, day, 0, 0))).toBe(date);
      expect(toCalendarDate(new Date(year, month - 1, day, 23, 59))).toBe(date);
      expect(fromDay(toDay(date))).toBe(date);
      expect(getWeekday(date)).toBe(new Date(year, month - 1, day, 12).getDay());
      expect(addDays(addDays(date, 1), -1)).toBe(date);
      expect(daysBetween(addDays(date, -1), addDays(date, 1))).toBe(2);
      expect(datesBetween(addDays(date, -1), addDays(date, 1))).toHaveLength(3);
      expect(new Set(datesBetween(addDays(date, -400), date)).size).toBe(401);
    },
  );
});
