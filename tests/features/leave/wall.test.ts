import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@/lib/calendar-date';
import { createLeave, HNIN } from './leave-builders';
import type { Leave } from '@/features/leave/model/leave';
import { workDatesBetween } from '@/features/leave/model/work-dates';
import {
  peopleAtWork,
  wallRows,
  type WallFacts,
  type WallPerson,
} from '@/features/leave/wall/model/wall-rows';
import { createWallSearch, readWallSearch, shownOnWall } from '@/features/leave/wall/model/wall-filter';
import { getLoadWeeks, toWeekLoad, WALL_WEEKS, wallDates } from '@/features/leave/wall/model/wall-period';

const person = (id: number, changes: Partial<WallPerson> = {}): WallPerson => ({
  id,
  eng_name: `Person ${id}`,
  jp_name: `社員 ${id}`,
  staff_no: `SG-${id}`,
  position: null,
  ...changes,
});

const createFacts = (first: CalendarDate, changes: Partial<WallFacts> = {}): WallFacts => ({
  dates: wallDates(first, WALL_WEEKS),
  findLeaves: () => [],
  joinDates: new Map(),
  ...changes,
});

/**
 * The days of one person: `P`aid, `U`npaid, `M`ixed, `O`ther with hours, `h`oliday, `-` before joining,
 * o`f`f duty, `.` at work.
 */
function describeDays(first: CalendarDate, leaves: Leave[], changes: Partial<WallFacts> = {}) {
  const [row] = wallRows([person(4)], createFacts(first, { findLeaves: () => leaves, ...changes }));
  const marks = { paid: 'P', unpaid: 'U', mixed: 'M', other: 'O' };
  return row?.days.map(({ state, absence }) => {
    if (absence) return `${marks[absence.kind]}${absence.hours}${absence.isWhole ? `×${absence.run}` : ''}`;
    return { work: '.', holiday: 'h', before: '-', offDuty: 'f' }[state];
  });
}

const leave = (date: CalendarDate, duration: string, changes: Partial<Leave> = {}) =>
  createLeave(HNIN, { date, duration, dayCount: null, ...changes });

describe('the dates of the wall', () => {
  it.each([
    ['a Friday in November', '2026-11-20', '2026-11-16', '2026-12-11'],
    ['a Monday', '2026-11-16', '2026-11-16', '2026-12-11'],
    ['a Sunday, of the week that ends', '2026-11-22', '2026-11-16', '2026-12-11'],
    ['over a leap day', '2024-02-28', '2024-02-26', '2024-03-22'],
    ['over the turn of the year', '2026-12-24', '2026-12-21', '2027-01-15'],
  ] as const)('are twenty weekdays: %s', (_what, day, first, last) => {
    const dates = wallDates(day, WALL_WEEKS);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([20, first, last]);
    expect(dates.every((date) => ![0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()))).toBe(true);
  });

  it('are ten on narrow screens, and include a leap day', () => {
    expect(wallDates('2026-11-20', 2)).toHaveLength(10);
    expect(wallDates('2024-02-28', WALL_WEEKS)).toContain('2024-02-29');
    expect(wallDates('2023-02-28', WALL_WEEKS)).not.toContain('2023-02-29');
  });
});

describe('the absence of a person', () => {
  it('is paid or unpaid, whole or partial, and continues over the days of a week', () => {
    const days = describeDays('2026-11-16', [
      leave('2026-11-16', 'Full Day', { type: 'unpaid' }),
      leave('2026-11-17', '1', { type: 'unpaid' }),
      leave('2026-11-18', '1'),
      leave('2026-11-19', '2'),
      // Two of half a day are a whole one.
      leave('2026-11-20', '2'),
      leave('2026-11-20', '2', { reason: 'Bank' }),
      leave('2026-11-21', '1'),
      leave('2026-11-23', '1'),
      leave('2026-11-24', '3 Hours 30 Minutes'),
      leave('2026-11-25', '1', { type: { eng_name: 'Wedding', jp_name: '結婚' } }),
    ]);
    expect(days?.slice(0, 8)).toEqual(['U8×2', 'U8×1', 'P8×1', 'P4', 'P8×1', 'P8×1', 'P3.5', 'O8×1']);
    expect(days?.slice(8)).toEqual(Array(12).fill('.'));
  });

  it('that was paid in part is one absence', () => {
    const days = describeDays('2026-11-16', [
      leave('2026-11-16', '1', { dayCount: 0.5 }),
      leave('2026-11-16', '1', { dayCount: 0.5, type: 'unpaid' }),
      leave('2026-11-17', '2', { dayCount: 1 }),
      leave('2026-11-17', '2', { dayCount: 1, type: 'unpaid' }),
      leave('2026-11-19', '8', { dayCount: 0, reason: '' }),
      leave('2026-11-19', '8', { dayCount: 0, reason: 'Bank', type: 'unpaid' }),
    ]);
    expect(days?.slice(0, 4)).toEqual(['M8×2', 'M8×1', '.', 'M2']);
  });

  it('has exact hours where the server sends a part in hundredths of a day', () => {
    const days = describeDays('2026-11-16', [leave('2026-11-16', '1', { dayCount: 0.33, type: 'unpaid' })]);
    expect(days?.[0]).toBe('U2.64');
  });

  it('is not counted on holidays, nor before the person joined', () => {
    const dates = ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-04'] as const;
    const leaves = dates.map((date) => leave(date, '1'));
    const days = describeDays('2026-12-28', leaves, {
      calendar: { holidays: new Set(['2026-12-31', '2027-01-01']), patterns: [] },
      joinDates: new Map([[4, '2026-12-29']]),
    });
    expect(days?.slice(0, 6)).toEqual(['-', '.', '.', 'h', 'h', 'P8×1']);
  });
});

it('a weekday without working hours is shown as such, and leave by the working hours', () => {
  const pattern = {
    staff_no: 'SG-4',
    position: null,
    from: '2026-11-01',
    hours: [6, 6, 0, 6, 6, 0, 0],
  } as const;
  const leaves = [leave('2026-11-17', '1'), leave('2026-11-18', '1')];
  const days = describeDays('2026-11-16', leaves, { calendar: { holidays: new Set(), patterns: [pattern] } });
  expect(days?.slice(0, 5)).toEqual(['.', 'P6×1', 'f', '.', '.']);
});

describe('people at work', () => {
  it('are those not on leave all day, against a limit of those working that day', () => {
    const people = Array.from({ length: 10 }, (_, index) => person(index + 1));
    const off: Record<number, Leave[]> = {
      1: [leave('2026-11-16', '1'), leave('2026-11-17', '2')],
      2: [leave('2026-11-16', '1')],
      3: [leave('2026-11-17', '1')],
    };
    const rows = wallRows(
      people,
      createFacts('2026-11-16', {
        findLeaves: ({ id }) => off[id] ?? [],
        joinDates: new Map([[10, '2026-11-18']]),
        calendar: { holidays: new Set(['2026-11-19']), patterns: [] },
      }),
    );
    expect(peopleAtWork(rows, 90).slice(0, 5)).toEqual([
      { date: '2026-11-16', count: 7, all: 9, limit: 9, isBelow: true },
      { date: '2026-11-17', count: 8, all: 9, limit: 9, isBelow: true },
      { date: '2026-11-18', count: 10, all: 10, limit: 9, isBelow: false },
      { date: '2026-11-19', count: 0, all: 0, limit: 0, isBelow: false },
      { date: '2026-11-20', count: 10, all: 10, limit: 9, isBelow: false },
    ]);
    expect(peopleAtWork(rows, 0).some(({ isBelow }) => isBelow)).toBe(false);
    expect(peopleAtWork([], 90)).toEqual([]);
  });
});

describe('the hours of a week', () => {
  it.each([
    ['of this week: the two before it', '2026-11-16', '2026-11-20', '2026-11-02', '2026-11-15'],
    ['to come: the two before today’s', '2026-12-14', '2026-11-20', '2026-11-02', '2026-11-15'],
    ['gone by: the two before the wall', '2026-03-02', '2026-11-20', '2026-02-16', '2026-03-01'],
    ['on a Sunday', '2026-11-16', '2026-11-22', '2026-11-02', '2026-11-15'],
    ['after a leap day', '2024-03-11', '2024-03-14', '2024-02-26', '2024-03-10'],
    ['after the turn of the year', '2026-01-05', '2026-01-07', '2025-12-22', '2026-01-04'],
  ] as const)('are counted over two whole weeks: %s', (_what, first, today, start, end) => {
    expect(getLoadWeeks(first, today)).toEqual({ start, end });
  });

  it.each([
    [80, { hours: 40, share: 0.8, isOver: false }],
    [88, { hours: 44, share: 0.88, isOver: false }],
    [88.5, { hours: 44.25, share: 0.885, isOver: true }],
    [0, { hours: 0, share: 0, isOver: false }],
    [120, { hours: 60, share: 1, isOver: true }],
  ])('of %s in both weeks give a warning above 44 each', (hours, load) => {
    expect(toWeekLoad(hours)).toEqual(load);
  });
});

describe('the shown people', () => {
  const rows = wallRows(
    [person(1), person(2, { eng_name: 'Sato Kenta' }), person(3)],
    createFacts('2026-11-16', {
      findLeaves: ({ id }) =>
        id === 3 ? [leave('2026-11-24', '2')] : id === 2 ? [leave('2026-11-20', '1')] : [],
    }),
  );
  const ids = (show: 'leave' | 'today' | null, search = '', isLeaveFirst = false) =>
    shownOnWall(createWallSearch(rows).find(search), { choice: show, today: '2026-11-20', isLeaveFirst }).map(
      ({ person: { id } }) => id,
    );

  it('are filtered and searched; on narrow screens people on leave are first', () => {
    expect(ids(null)).toEqual([1, 2, 3]);
    expect(ids('leave')).toEqual([2, 3]);
    expect(ids('today')).toEqual([2]);
    expect(ids(null, 'kenta')).toEqual([2]);
    expect(ids(null, 'SG-3')).toEqual([3]);
    expect(ids(null, '', true)).toEqual([2, 3, 1]);
  });

  it.each([
    ['', { isOpen: false, from: null, show: null, search: '' }],
    [
      'view=wall&from=2026-11-18&show=leave&q=sato',
      { isOpen: true, from: '2026-11-16', show: 'leave', search: 'sato' },
    ],
    ['view=wall&from=2026-02-30&show=x', { isOpen: true, from: null, show: null, search: '' }],
  ])('are filtered by the address: %s', (search, read) => {
    expect(readWallSearch(new URLSearchParams(search))).toEqual(read);
  });
});

it.each<[string, CalendarDate, CalendarDate, CalendarDate[]]>([
  ['over a weekend and a holiday', '2026-11-19', '2026-11-24', ['2026-11-19', '2026-11-20', '2026-11-24']],
  ['backwards too', '2026-11-20', '2026-11-19', ['2026-11-19', '2026-11-20']],
  ['over a leap day', '2024-02-28', '2024-03-01', ['2024-02-28', '2024-02-29', '2024-03-01']],
  ['on a weekend', '2026-11-21', '2026-11-22', []],
])('the working days of a range leave out common days off: %s', (_what, from, to, dates) => {
  expect(workDatesBetween(from, to, { holidays: new Set(['2026-11-23']) })).toEqual(dates);
});
