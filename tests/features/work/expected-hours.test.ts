import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countInvalidRows } from '@/api/invalid-rows';
import { leaveHoursByDate } from '@/features/leave/model/split-leave';
import { holidaysSchema, workPatternsSchema } from '@/features/work/api/work-calendar-queries';
import { expectedHours } from '@/features/work/model/expected-hours';
import { findWorkHours } from '@/features/work/model/work-calendar';
import type { CalendarDate } from '@/lib/calendar-date';
import { HNIN, createLeave } from '../leave/leave-builders';

const file = (name: string): unknown => JSON.parse(readFileSync(`public/${name}`, 'utf8'));

const JAPAN = holidaysSchema.parse(file('holidays.jp.json'));

describe('the expected hours of a day', () => {
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
    ['a day without calendar or leave', '2026-11-20', { joinDate: undefined, holidays: undefined }, 8],
    ['the day of joining', '2026-11-20', { joinDate: '2026-11-20' }, 8],
    ['a holiday', '2026-11-23', { holidays: JAPAN, leaveHours: 4 }, 0],
    ['the day after it', '2026-11-24', { holidays: JAPAN }, 8],
    ['a holiday that the company does not list', '2026-11-23', { holidays: new Set() }, 8],
  ])('on %s', (_, date, expectations, hours) => {
    expect(expectedHours(date, expectations)).toBe(hours);
  });

  it('are reduced by the duration of leave, counted once if it was paid in part', () => {
    const paid = createLeave(HNIN, { date: '2026-11-20', duration: '1', dayCount: 0.5, type: 'paid' });
    const hours = leaveHoursByDate([
      paid,
      { ...paid, dayCount: 0.5, type: 'unpaid' },
      createLeave(HNIN, { date: '2026-11-19', duration: '2' }),
      createLeave(HNIN, { date: '2026-11-19', duration: '1 Hour', reason: 'Dentist' }),
      createLeave(HNIN, { date: '2026-11-18', duration: '2', dayCount: 1 }),
      createLeave(HNIN, { date: '2026-11-18', duration: '2', dayCount: 1, type: 'unpaid' }),
      createLeave(HNIN, { date: '2026-11-17', duration: '8', dayCount: 0, reason: '' }),
      createLeave(HNIN, { date: '2026-11-17', duration: '8', dayCount: 0, type: 'unpaid' }),
      createLeave(HNIN, { date: null, duration: '1' }),
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
  it('is empty as delivered; the example has those of Japan with their substitutes', () => {
    expect(holidaysSchema.parse(file('holidays.json')).size).toBe(0);
    expect(countInvalidRows(() => holidaysSchema.parse(file('holidays.jp.json'))).invalidRows).toBe(0);
    const days = ['2026-05-06', '2026-09-22', '2027-03-22', '2026-11-24'] as const;
    expect(days.map((date) => JAPAN.has(date))).toEqual([...[true, true, true, false]]);
  });

  it('leaves out invalid dates', () => {
    const rows = [{ date: '2026-02-30' }, { date: '2026-12-29', note: 'Year end' }, null];
    expect([...holidaysSchema.parse(rows)]).toEqual(['2026-12-29']);
  });
});

describe('the work pattern of a person', () => {
  const PATTERNS = [
    { staff_no: 'SG-0004', from: '2026-04-01', hours: [8, 8, 0, 8, 8, 0, 0] },
    { staff_no: 'SG-0004', from: '2026-11-18', hours: [6, 6, 6, 6, 6, 0, 0] },
    { position: 3, from: '2026-01-01', hours: [4, 4, 4, 4, 4, 4, 0] },
  ];
  const calendar = {
    holidays: new Set<CalendarDate>(['2026-11-23']),
    patterns: workPatternsSchema.parse(PATTERNS),
  };

  it.each<[string, string, number | null, CalendarDate, number]>([
    ['they have no work pattern', 'SG-0005', 9, '2026-11-18', 8],
    ['they have no work pattern, on a Saturday', 'SG-0005', 9, '2026-11-21', 0],
    ['they are off on Wednesdays', 'SG-0004', 9, '2026-11-11', 0],
    ['they are off on Wednesdays, on a Tuesday', 'SG-0004', 9, '2026-11-10', 8],
    ['their hours changed in the middle of the month', 'SG-0004', 9, '2026-11-18', 6],
    ['their hours have not begun', 'SG-0004', 9, '2026-03-31', 8],
    ['their position has hours', 'SG-0005', 3, '2026-11-18', 4],
    ['their position works on Saturdays', 'SG-0005', 3, '2026-11-21', 4],
    ['their own hours go before those of their position', 'SG-0004', 3, '2026-11-11', 0],
    ['before their own hours those of their position count', 'SG-0004', 3, '2026-03-31', 4],
    ['the company is closed', 'SG-0005', 3, '2026-11-23', 0],
  ])('applies where %s', (_, staffNo, position, date, hours) => {
    expect(expectedHours(date, findWorkHours(calendar, { staff_no: staffNo, position }))).toBe(hours);
  });

  it('of an unknown person is the usual one, without holidays', () => {
    const hours = findWorkHours(calendar, undefined);
    const dates = ['2026-11-11', '2026-11-21', '2026-11-23'] as const;
    expect(dates.map((date) => expectedHours(date, hours))).toEqual([8, 0, 0]);
  });

  it('without a name applies to nobody', () => {
    const patterns = workPatternsSchema.parse([{ from: '2026-01-01', hours: [1, 1, 1, 1, 1, 1, 1] }]);
    const hours = findWorkHours({ holidays: new Set(), patterns }, { staff_no: '', position: null });
    expect(expectedHours('2026-11-20', hours)).toBe(8);
  });

  it('is the usual one until the files are read', () => {
    const hours = findWorkHours(undefined, { staff_no: 'SG-0004', position: 3 });
    expect([expectedHours('2026-11-11', hours), expectedHours('2026-11-21', hours)]).toEqual([8, 0]);
  });

  it('is empty as delivered, and invalid lines are left out and counted', () => {
    expect(workPatternsSchema.parse(file('work-patterns.json'))).toEqual([]);
    const { invalidRows, result } = countInvalidRows(() =>
      workPatternsSchema.parse([
        ...[
          { from: '2026-04-01', hours: [8, 8, 8, 8, 8, 0, 0] },
          { staff_no: 'A', from: 'x', hours: [] },
        ],
        { staff_no: 'A', from: '2026-04-01', hours: [8, 8, 8, 8, 8, 0] },
        { staff_no: 'A', from: '2026-04-01', hours: [7.75, 8, 8, 8, 8, 0, 0] },
        { staff_no: 'A', from: '2026-04-01', hours: [25, 8, 8, 8, 8, 0, 0] },
        { staff_no: 'A', from: '2026-04-01', hours: [7.5, 8, 8, 8, 8, 0, 0], note: 'Part time' },
      ]),
    );
    expect(invalidRows).toBe(4);
    expect(result.map(({ staff_no: staffNo, hours }) => [staffNo, hours[0]])).toEqual([
      ['', 8],
      ['A', 7.5],
    ]);
  });
});
