import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countSkipped } from '@/api/unreadable-rows';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { holidaysSchema } from '@/features/work/api/holiday-queries';
import { expectedHours } from '@/features/work/model/expected-hours';
import type { CalendarDate } from '@/lib/calendar-date';
import { HNIN, leaveOf } from '../leave/leave-builders';

const file = (name: string): unknown => JSON.parse(readFileSync(`public/${name}`, 'utf8'));

const JAPAN = holidaysSchema.parse(file('holidays.jp.json'));

describe('the hours expected of a day', () => {
  it.each<[string, CalendarDate, Parameters<typeof expectedHours>[1], number]>([
    ['a Friday', '2026-11-20', {}, 8],
    ['a Monday', '2026-11-16', { joinDate: null }, 8],
    ['a Saturday', '2026-11-21', {}, 0],
    ['a Sunday', '2026-11-22', { leaveHours: 8 }, 0],
    ['half a day of leave', '2026-11-20', { leaveHours: 4 }, 4],
    ['an hour and a half of leave', '2026-11-20', { leaveHours: 1.5 }, 6.5],
    ['a day of leave', '2026-11-20', { leaveHours: 8 }, 0],
    ['more leave than a day holds', '2026-11-20', { leaveHours: 12 }, 0],
    ['the day before joining', '2026-11-19', { joinDate: '2026-11-20' }, 0],
    ['a day without anything known', '2026-11-20', { joinDate: undefined, holidays: undefined }, 8],
    ['the day of joining', '2026-11-20', { joinDate: '2026-11-20' }, 8],
    ['a holiday', '2026-11-23', { holidays: JAPAN, leaveHours: 4 }, 0],
    ['the day after it', '2026-11-24', { holidays: JAPAN }, 8],
    ['a holiday that the company does not list', '2026-11-23', { holidays: new Set() }, 8],
  ])('on %s', (_, date, expectations, hours) => {
    expect(expectedHours(date, expectations)).toBe(hours);
  });

  it('are lowered by leave as long as it lasts, once where it was paid in part', () => {
    const paid = leaveOf(HNIN, { date: '2026-11-20', duration: '1', dayCount: 0.5, type: 'paid' });
    const hours = leaveHoursByDate([
      paid,
      { ...paid, dayCount: 0.5, type: 'unpaid' },
      leaveOf(HNIN, { date: '2026-11-19', duration: '2' }),
      leaveOf(HNIN, { date: '2026-11-19', duration: '1 Hour', reason: 'Dentist' }),
      leaveOf(HNIN, { date: '2026-11-18', duration: '2', dayCount: 1 }),
      leaveOf(HNIN, { date: '2026-11-18', duration: '2', dayCount: 1, type: 'unpaid' }),
      leaveOf(HNIN, { date: '2026-11-17', duration: '8', dayCount: 0, reason: '' }),
      leaveOf(HNIN, { date: '2026-11-17', duration: '8', dayCount: 0, type: 'unpaid' }),
      leaveOf(HNIN, { date: null, duration: '1' }),
    ]);
    expect([...hours]).toEqual([
      ['2026-11-20', 8],
      ['2026-11-19', 5],
      ['2026-11-18', 8],
      ['2026-11-17', 2],
    ]);
    expect(expectedHours('2026-11-19', { leaveHours: hours.get('2026-11-19') })).toBe(3);
  });
});

describe('the list of holidays', () => {
  it('is empty as shipped; the example has those of Japan, in lieu too', () => {
    expect(holidaysSchema.parse(file('holidays.json')).size).toBe(0);
    expect(countSkipped(() => holidaysSchema.parse(file('holidays.jp.json'))).unreadable).toBe(0);
    const days = ['2026-05-06', '2026-09-22', '2027-03-22', '2026-11-24'] as const;
    expect(days.map((date) => JAPAN.has(date))).toEqual([...[true, true, true, false]]);
  });

  it('leaves out what is no date', () => {
    const rows = [{ date: '2026-02-30' }, { date: '2026-12-29', note: 'Year end' }, null];
    expect([...holidaysSchema.parse(rows)]).toEqual(['2026-12-29']);
  });
});
