import { describe, expect, it } from 'vitest';
import { readBoardSearch, monthField, filterRows } from '@/features/hours/closing/model/board-filter';
import {
  boardFigures,
  boardRows,
  countPeopleToComplete,
  type BoardSources,
  type BoardPerson,
} from '@/features/hours/closing/model/closing-board';
import { findHiddenHours } from '@/features/hours/closing/model/hidden-hours';
import type { HoursByDate } from '@/features/hours/closing/model/days-by-member';
import {
  datesBetween,
  isWeekend,
  lastOfMonth,
  type CalendarDate,
  type CalendarMonth,
} from '@/lib/calendar-date';

const TODAY = '2026-11-20';

const person = (id: number, changes: Partial<BoardPerson> = {}): BoardPerson => ({
  id,
  eng_name: `Person ${id}`,
  jp_name: `社員 ${id}`,
  staff_no: `SG-${id}`,
  position: null,
  permanent_date: '2020-01-01',
  ...changes,
});

/** Eight hours on each weekday of the month up to today, but for `changes`. */
function recordMonth(month: CalendarMonth, changes: Record<CalendarDate, number> = {}): HoursByDate {
  const dates = datesBetween(`${month}-01`, lastOfMonth(`${month}-01`));
  const usual = (date: CalendarDate) => (isWeekend(date) || date > TODAY ? 0 : 8);
  const hours = dates.map((date) => [date, changes[date] ?? usual(date)] as const);
  return new Map(hours.filter(([, count]) => count > 0));
}

const members = (hours: Record<number, HoursByDate>) =>
  new Map(
    Object.entries(hours).map(([id, days]) => [
      Number(id),
      { member: { id: Number(id), eng_name: `Person ${id}`, jp_name: '' }, hours: days },
    ]),
  );

function sources(month: CalendarMonth, changes: Partial<BoardSources> = {}): BoardSources {
  return {
    dates: datesBetween(`${month}-01`, lastOfMonth(`${month}-01`)),
    today: TODAY,
    recorded: new Map(),
    findLeaveHours: () => new Map(),
    joinDates: new Map(),
    firstRecords: new Map(),
    calendar: { holidays: new Set(), patterns: [] },
    balanceFrom: null,
    ...changes,
  };
}

const row = (
  changes: Partial<BoardSources>,
  who: Partial<BoardPerson> = {},
  month: CalendarMonth = '2026-11',
) => {
  const [found] = boardRows([person(1, who)], sources(month, changes));
  if (!found) throw new Error('There is no row');
  const { open, state, total, due, missing } = found;
  return { open: open.map(({ date }) => date.slice(8)), state, total, due, missing };
};

describe('a row of the recording status', () => {
  const full = members({ 1: recordMonth('2026-11') });
  const complete = { open: [], state: 'complete', total: 120, due: 120, missing: 0 };

  it.each<[string, Partial<BoardSources>, Partial<BoardPerson>, object]>([
    ['with everything is complete', { recorded: full }, {}, complete],
    [
      'lacks missing and partial days, but not today',
      {
        recorded: members({
          1: recordMonth('2026-11', { '2026-11-04': 0, '2026-11-17': 6.5, '2026-11-20': 1 }),
        }),
      },
      {},
      { open: ['04', '17'], state: 'open', total: 103.5, due: 120, missing: 9.5 },
    ],
    [
      'has less to record on leave, by its hours',
      {
        recorded: members({ 1: recordMonth('2026-11', { '2026-11-05': 0, '2026-11-06': 3 }) }),
        findLeaveHours: () =>
          new Map([
            ['2026-11-05', 8],
            ['2026-11-06', 4.5],
          ]),
      },
      {},
      { open: ['06'], state: 'open', total: 107, due: 107.5, missing: 0.5 },
    ],
    [
      'has nothing to record on a holiday',
      {
        recorded: members({ 1: recordMonth('2026-11', { '2026-11-03': 0 }) }),
        calendar: { holidays: new Set(['2026-11-03']), patterns: [] },
      },
      {},
      { ...complete, total: 112, due: 112 },
    ],
    [
      'begins on the join date if it is the later date',
      {
        recorded: members({ 1: recordMonth('2026-11', { '2026-11-13': 0 }) }),
        joinDates: new Map([[1, '2026-11-12']]),
      },
      {},
      { open: ['13'], state: 'open', total: 112, due: 56, missing: 8 },
    ],
    [
      'begins on the permanent date if it is the later date',
      { recorded: full, joinDates: new Map([[1, '2026-08-12']]) },
      { permanent_date: '2026-11-18' },
      { open: [], state: 'complete', total: 120, due: 24, missing: 0 },
    ],
    [
      'begins without it by the day of being permanent',
      { recorded: new Map() },
      { permanent_date: '2026-11-18' },
      { open: ['18', '19'], state: 'open', total: 0, due: 24, missing: 16 },
    ],
    [
      'begins without either with the first record',
      { recorded: members({ 1: new Map<CalendarDate, number>([['2026-11-18', 8]]) }) },
      { permanent_date: null },
      { open: ['19'], state: 'open', total: 8, due: 24, missing: 8 },
    ],
    [
      'begins without either with the first record of an earlier month, where that was read',
      {
        recorded: members({ 1: new Map<CalendarDate, number>([['2026-11-18', 8]]) }),
        firstRecords: new Map([[1, '2026-10-14']]),
      },
      { permanent_date: null },
      {
        open: ['02', '03', '04', '05', '06', '09', '10', '11', '12', '13', '16', '17', '19'],
        state: 'open',
        total: 8,
        due: 120,
        missing: 104,
      },
    ],
    [
      'of a person who has not joined yet is complete',
      { joinDates: new Map([[1, '2026-12-01']]) },
      { permanent_date: null },
      { open: [], state: 'complete', total: 0, due: 0, missing: 0 },
    ],
    [
      'of a person without any dates or hours is unknown',
      {},
      { permanent_date: null },
      { open: [], state: 'unknown', total: 0, due: 0, missing: 0 },
    ],
    [
      'counts hours that the read by day leaves out',
      {
        recorded: members({ 1: recordMonth('2026-11', { '2026-11-04': 3, '2026-11-05': 0 }) }),
        hidden: new Map([
          [
            1,
            new Map([
              ['2026-11-04', 5],
              ['2026-11-05', 2],
            ]),
          ],
        ]),
      },
      {},
      { open: ['05'], state: 'open', total: 114, due: 120, missing: 6 },
    ],
  ])('%s', (_, changes, who, expected) => expect(row(changes, who)).toEqual(expected));

  it('handles past and future months, leap days and the change of the year', () => {
    const due = (month: CalendarMonth) => row({}, {}, month).due;
    expect(due('2024-02')).toBe(21 * 8);
    expect(due('2025-12')).toBe(23 * 8);
    expect(due('2026-01')).toBe(22 * 8);
    expect(row({}, {}, '2026-12')).toEqual({ ...complete, total: 0, due: 0 });
  });
});

describe('the recording status', () => {
  const recorded = members({
    1: recordMonth('2026-11'),
    2: recordMonth('2026-11', { '2026-11-04': 0 }),
    3: recordMonth('2026-11', { '2026-11-04': 0, '2026-11-05': 2 }),
    9: recordMonth('2026-11'),
  });
  const people = [
    person(1),
    person(2, { eng_name: 'Sato Kenta' }),
    person(3, { jp_name: '髙橋 花子' }),
    person(4, { permanent_date: null }),
  ];
  const leave = (who: BoardPerson) => new Map<CalendarDate, number>(who.id === 1 ? [['2026-11-30', 8]] : []);
  const board = sources('2026-11', { recorded, findLeaveHours: leave });
  const rows = boardRows(people, board);
  const ids = (found: typeof rows) => found.map((boardRow) => boardRow.person.id);

  it('begins with the most days to complete, and shows everyone who has recorded hours', () => {
    expect(ids(rows)).toEqual([3, 2, 1, 4, 9]);
    const counts = { all: 5, complete: 2, unknown: 1, guessed: 1 };
    expect(boardFigures(rows)).toEqual({ ...counts, openDays: 3, missingHours: 22 });
  });

  it('counts the people whose hours are missing on each day', () => {
    const counts = countPeopleToComplete(rows, board.dates);
    expect([counts.length, counts[3], counts[4], counts[5]]).toEqual([30, 2, 1, 0]);
  });

  it.each([
    [null, '', [3, 2, 1, 4, 9]],
    ['problems', '', [3, 2]],
    ['leave', '', [1]],
    [null, 'ｓａｔｏ', [2]],
    [null, '高橋花子', [3]],
    [null, 'sg-4', [4]],
    ['problems', 'sg-4', []],
  ] as const)('narrowed to %s, searched by %j, shows %j', (choice, search, expected) =>
    expect(ids(filterRows(rows, choice, search))).toEqual(expected),
  );
});

it.each([
  [
    '?view=closing&month=2026-10&show=problems&q=a',
    { isOpen: true, month: '2026-10-01', show: 'problems', search: 'a' },
  ],
  ['?view=paint&month=2026-13&show=all', { isOpen: false, month: null, show: null, search: '' }],
])('reads %s', (search, expected) => {
  expect(readBoardSearch(new URLSearchParams(search))).toEqual(expected);
});

it('leaves the current month out of the address', () => {
  expect([monthField('2026-11-01', TODAY), monthField('2026-10-01', TODAY)]).toEqual([null, '2026-10']);
});

describe('hours on deleted projects', () => {
  const dates = datesBetween('2026-11-01', '2026-11-30');
  const all = {
    1: recordMonth('2026-11'),
    2: recordMonth('2026-11', { '2026-11-14': 3 }),
    3: new Map<CalendarDate, number>([['2026-11-03', 8]]),
  };
  const seen = members({
    1: all[1],
    2: recordMonth('2026-11', { '2026-11-02': 0, '2026-11-17': 2.5 }),
  });
  const totals = (first: CalendarDate, last: CalendarDate) =>
    new Map(
      Object.entries(all).map(([id, hours]) => [
        Number(id),
        [...hours].reduce((sum, [date, count]) => sum + (date >= first && date <= last ? count : 0), 0),
      ]),
    );

  it('are found day by day, with few requests', async () => {
    const requestedRanges: string[] = [];
    const found = await findHiddenHours(dates, seen, (first, last) => {
      requestedRanges.push(`${first.slice(8)}-${last.slice(8)}`);
      return Promise.resolve(totals(first, last));
    });
    expect(found).toEqual(
      new Map([
        [
          2,
          new Map([
            ['2026-11-02', 8],
            ['2026-11-14', 3],
            ['2026-11-17', 5.5],
          ]),
        ],
        [3, new Map<CalendarDate, number>([['2026-11-03', 8]])],
      ]),
    );
    expect(requestedRanges.length).toBeLessThanOrEqual(17);
  });

  it('are requested once when there are none', async () => {
    const requestedRanges: string[] = [];
    const recorded = members({ 1: all[1] });
    const found = await findHiddenHours(dates, recorded, (first, last) => {
      requestedRanges.push(`${first}~${last}`);
      return Promise.resolve(new Map([[1, 120]]));
    });
    expect([found.size, requestedRanges]).toEqual([0, ['2026-11-01~2026-11-30']]);
  });
});
