import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  datesBetween,
  daysBetween,
  isCalendarDate,
  isWeekend,
  lastOfMonth,
  parseTypedDate,
  today,
  todayInZone,
  weekdayOf,
} from '@/lib/calendar-date';
import { setClock } from '@/lib/clock';

afterEach(() => setClock());

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
  ])('adds days to %s: %i', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each([
    ['2025-08-20', '2025-08-20'],
    ['2025/8/5', '2025-08-05'],
    ['２０２５／０８／２０', '2025-08-20'],
    ['2025年8月20日', '2025-08-20'],
    ['20250820', '2025-08-20'],
    ['2025-02-30', undefined],
    ['20 Aug 2025', '2025-08-20'],
    ['5 september 2025', '2025-09-05'],
    ['20 Aug', undefined],
    ['20 Foo 2025', undefined],
    ['', undefined],
  ])('reads the typed %j as %j', (typed, expected) => {
    expect(parseTypedDate(typed)).toBe(expected);
  });

  it('keeps to the last day of a shorter month', () => {
    expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
    expect(lastOfMonth('2024-02-03')).toBe('2024-02-29');
  });

  it.each([
    ['2025-08-17', 0, true],
    ['2025-08-18', 1, false],
    ['2025-08-23', 6, true],
  ])('knows that %s is weekday %i', (date, weekday, weekend) => {
    expect(weekdayOf(date)).toBe(weekday);
    expect(isWeekend(date)).toBe(weekend);
  });

  it('counts and lists the days of a range', () => {
    expect(daysBetween('2025-02-27', '2025-03-01')).toBe(2);
    expect(datesBetween('2025-02-27', '2025-03-01')).toEqual(['2025-02-27', '2025-02-28', '2025-03-01']);
    expect(datesBetween('2025-03-01', '2025-02-27')).toEqual([]);
  });

  it('takes today from the clock, in the zone that is asked for', () => {
    setClock(() => new Date('2025-08-20T16:30:00Z'));
    expect(todayInZone('Asia/Tokyo')).toBe('2025-08-21');
    expect(todayInZone('America/Los_Angeles')).toBe('2025-08-20');
    expect(today()).toMatch(/^2025-08-2[01]$/);
  });
});
