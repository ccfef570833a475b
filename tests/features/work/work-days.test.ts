import { describe, expect, it } from 'vitest';
import { readReportingChoice, readReportingView } from '@/features/reporting/model/reporting-search';
import { reportingAddress } from '@/features/work/model/reporting-address';
import {
  daysToComplete,
  daysToCompleteNow,
  hasRecords,
  sumWorkDays,
  workDays,
  workMonth,
  type WorkFacts,
} from '@/features/work/model/work-days';
import type { CalendarDate } from '@/lib/calendar-date';

const TODAY = '2026-11-20';

/** The month of the first picture: three days to complete, a day and a half of leave, and overtime. */
const RECORDED = new Map<CalendarDate, number>([
  ...(['02', '04', '06', '09', '11', '13', '17', '18'] as const).map((day) => [`2026-11-${day}`, 8] as const),
  ['2026-10-30', 8],
  ['2026-11-03', 6.5],
  ['2026-11-10', 9.5],
  ['2026-11-16', 7.5],
  ['2026-11-19', 4],
  ['2026-11-20', 3],
]);
const LEAVE = new Map<CalendarDate, number>([
  ['2026-11-05', 8],
  ['2026-11-19', 4],
  ['2026-11-21', 8],
]);

const createFacts = (changes: Partial<WorkFacts> = {}): WorkFacts => ({
  today: TODAY,
  recordedHours: RECORDED,
  leaveHours: LEAVE,
  dueFrom: '2026-10-30',
  ...changes,
});

const on = (date: CalendarDate, changes?: Partial<WorkFacts>) =>
  workDays(date, date, createFacts(changes))[0];
const hours = (date: CalendarDate, count: number) => ({
  recordedHours: new Map([...RECORDED, [date, count]]),
});
const HOLIDAYS = { holidays: new Set<CalendarDate>(['2026-11-23', '2026-11-12']) };

describe('a day', () => {
  it.each([
    ['with all hours is complete', '2026-11-02', {}, 'complete', 8, 8, 0],
    ['with more is over', '2026-11-10', {}, 'over', 9.5, 8, 0],
    ['with fewer, before today, is partial', '2026-11-16', {}, 'partial', 7.5, 8, 0],
    ['with none, before today, is missing', '2026-11-12', {}, 'missing', 0, 8, 0],
    ['of leave expects nothing', '2026-11-05', {}, 'leave', 0, 0, 8],
    ['half of which is leave expects the other half', '2026-11-19', {}, 'complete', 4, 4, 4],
    ['of half a leave, with nothing', '2026-11-19', hours('2026-11-19', 0), 'missing', 0, 4, 4],
    ['of leave on which somebody worked is over', '2026-11-05', hours('2026-11-05', 2), 'over', 2, 0, 8],
    [
      'with more leave than it has hours',
      '2026-11-05',
      { leaveHours: new Map<CalendarDate, number>([['2026-11-05', 12]]) },
      'leave',
      0,
      0,
      8,
    ],
    ['that is a holiday expects nothing', '2026-11-12', HOLIDAYS, 'holiday', 0, 0, 0],
    ['of the weekend expects nothing, leave or not', '2026-11-21', {}, 'weekend', 0, 0, 0],
    [
      'of the weekend on which somebody worked is over',
      '2026-11-14',
      hours('2026-11-14', 3),
      'over',
      3,
      0,
      0,
    ],
    ['that is today is so far, never missing', TODAY, hours(TODAY, 0), 'today', 0, 8, 0],
    ['that is today, begun', TODAY, {}, 'today', 3, 8, 0],
    ['that is today, done', TODAY, hours(TODAY, 8), 'complete', 8, 8, 0],
    ['that is today, and a Saturday', '2026-11-21', { today: '2026-11-21' }, 'weekend', 0, 0, 0],
    ['to come', '2026-11-24', {}, 'future', 0, 8, 0],
    ['to come, of which a part is recorded', '2026-11-24', hours('2026-11-24', 2), 'future', 2, 8, 0],
    ['to come, on a holiday', '2026-11-23', HOLIDAYS, 'holiday', 0, 0, 0],
    [
      'to come, on leave',
      '2026-11-25',
      { leaveHours: new Map<CalendarDate, number>([['2026-11-25', 8]]) },
      'leave',
      0,
      0,
      8,
    ],
    ['before hours are due', '2026-10-29', {}, 'unknown', 0, 0, 0],
    ['before hours are due, of the weekend', '2026-10-25', {}, 'weekend', 0, 0, 0],
    ['before hours are due, with some', '2026-10-29', hours('2026-10-29', 3), 'over', 3, 0, 0],
    ['before today, of whom nothing is due', '2026-11-19', { dueFrom: null }, 'over', 4, 0, 0],
    [
      'that is today, of whom nothing is due',
      TODAY,
      { dueFrom: null, ...hours(TODAY, 0) },
      'unknown',
      0,
      0,
      0,
    ],
  ] as const)('%s', (_, date, changes, kind, recorded, expected, leave) => {
    expect(on(date, changes)).toEqual({ date, kind, recorded, expected, leave });
  });
});

describe('a month', () => {
  const month = workMonth(TODAY, createFacts());

  it('has all of its days, and lists those to complete, the oldest first', () => {
    expect([month.length, month[0]?.date, month.at(-1)?.date]).toEqual([30, '2026-11-01', '2026-11-30']);
    expect(daysToComplete(month).map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-12', '2026-11-16']);
  });

  it('has its recorded and due hours up to today, with all hours of today', () => {
    expect(sumWorkDays(month, TODAY)).toEqual({
      recorded: 94.5,
      due: 108,
      dueInAll: 156,
      leaveSoFar: 12,
      leave: 12,
    });
  });

  it('in the past is due completely, one in the future not yet', () => {
    const totals = (date: CalendarDate) => {
      const { due, dueInAll } = sumWorkDays(workMonth(date, createFacts()), TODAY);
      return [due, dueInAll];
    };
    expect(totals('2026-10-01')).toEqual([8, 8]);
    expect(totals('2026-12-01')).toEqual([0, 184]);
  });
});

describe('the days to complete now', () => {
  const now = (today: CalendarDate, recordedHours = RECORDED) =>
    daysToCompleteNow(createFacts({ today, recordedHours })).map(({ date }) => date.slice(5));
  const OPEN_IN_NOVEMBER = [
    '11-03',
    '11-12',
    '11-16',
    '11-20',
    '11-23',
    '11-24',
    '11-25',
    '11-26',
    '11-27',
    '11-30',
  ] as const;

  it('include last month until it is complete', () => {
    expect(now('2026-12-01')).toEqual(OPEN_IN_NOVEMBER);
    expect(now('2026-12-03')).toEqual([...OPEN_IN_NOVEMBER, '12-01', '12-02']);
    const complete = new Map(OPEN_IN_NOVEMBER.map((day): [CalendarDate, number] => [`2026-${day}`, 8]));
    expect(now('2026-12-03', new Map([...RECORDED, ...complete]))).toEqual(['12-01', '12-02']);
  });

  it('include neither the month before that, nor days before hours are due', () => {
    expect(now('2027-01-01')[0]).toBe('12-01');
    expect(now(TODAY)).toEqual(['11-03', '11-12', '11-16']);
  });
});

it('people have records once any hours are recorded', () => {
  expect(hasRecords({ recordedHours: RECORDED })).toBe(true);
  expect(hasRecords({ recordedHours: new Map([[TODAY, 0]]) })).toBe(false);
});

it.each([undefined, 7])('the address of reporting of person %s is read by the reporting page', (staffId) => {
  const { searchParams } = new URL(reportingAddress(TODAY, staffId), 'https://app.example');
  expect(readReportingChoice(searchParams)).toEqual({
    mode: 'single',
    dates: [TODAY],
    staffIds: staffId ? [staffId] : null,
  });
  expect(readReportingView(searchParams)).toEqual({
    viewed: staffId ?? null,
    date: TODAY,
    view: 'paint',
    days: null,
  });
});
