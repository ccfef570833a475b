import { expect, it } from 'vitest';
import { closingCsv, closingWorkbook } from '@/features/hours/closing/export/closing-workbook';
import { boardRows } from '@/features/hours/closing/model/closing-board';
import { limitFigures } from '@/features/work/model/overtime-limits';
import { datesBetween } from '@/lib/calendar-date';
import { readContents, readFill, reopen, findSheet } from '../../excel/opened-workbook';

const TODAY = '2026-11-05';
const dates = datesBetween('2026-11-01', '2026-11-30');
const HANA = {
  id: 4,
  eng_name: '=Hana',
  jp_name: '花子',
  staff_no: 'SG-4',
  position: null,
  permanent_date: '2020-01-01',
} as const;
const KEN = { ...HANA, id: 7, eng_name: 'Ken', jp_name: '健', staff_no: 'SG-7' };
const words = {
  no: 'No',
  staffNo: 'Staff number',
  member: 'Member',
  total: 'Total',
  due: 'Due',
  days: 'Days missing',
  hours: 'Hours missing',
  balance: 'Balance',
  leaveMark: 'L',
  peopleMissing: 'People missing',
};

const rows = boardRows([HANA, KEN], {
  dates,
  today: TODAY,
  recorded: new Map([
    [
      4,
      {
        member: HANA,
        hours: new Map([
          ['2026-11-02', 8],
          ['2026-11-03', 6.5],
          ['2026-11-10', 8],
        ]),
      },
    ],
  ]),
  findLeaveHours: ({ id }) => new Map(id === 7 ? [['2026-11-03', 8]] : []),
  joinDates: new Map(),
  firstRecords: new Map(),
  calendar: { holidays: new Set(), patterns: [] },
  balanceFrom: null,
});
const sheet = { rows, dates, today: TODAY, words, language: 'en' } as const;

it('holds the recording status as shown, with sums of the hours recorded up to today', async () => {
  const opened = findSheet(
    await reopen(closingWorkbook({ ...sheet, title: 'Month closing', month: '2026-11' })),
  );
  expect(opened.name).toBe('2026-11');
  expect(readContents(opened, 'A1:H5')).toEqual([
    ['No', 'Staff number', 'Member', 1, 2, 3, 4, 5],
    [1, 'SG-4', '=Hana', null, 8, 6.5, 0, 0],
    [2, 'SG-7', 'Ken', null, 0, 'L', 0, 0],
    [null, null, 'Total', null, null, null, null, null],
    [null, null, 'People missing', null, 1, 1, 2, null],
  ]);
  // Of today, the 5th, nothing is owed that is not recorded.
  expect(readContents(opened, 'AG1:AL4')).toEqual([
    [30, 'Total', 'Due', 'Balance', 'Days missing', 'Hours missing'],
    [null, '=SUM(D2:H2) → 14.5', 32, -9.5, 2, 9.5],
    [null, '=SUM(D3:H3) → 0', 24, -16, 2, 16],
    [
      null,
      '=SUM(AH2:AH3) → 14.5',
      '=SUM(AI2:AI3) → 56',
      '=SUM(AJ2:AJ3) → -25.5',
      '=SUM(AK2:AK3) → 4',
      '=SUM(AL2:AL3) → 25.5',
    ],
  ]);
  expect(['F2', 'G2', 'F3', 'E2'].map((address) => readFill(opened.getCell(address)))).toEqual([
    'FFF2CC',
    'FCE4D6',
    'DDEBF7',
    undefined,
  ]);
  expect(opened.views[0]).toMatchObject({ state: 'frozen', xSplit: 3, ySplit: 1 });
});

it('lists the same people as text', () => {
  const lines = Array.from(closingCsv(sheet));
  expect(Array.from(lines[1] ?? []).slice(-5)).toEqual([14.5, 32, -9.5, 2, 9.5]);
});

it('ends with the overtime limits, if they are checked', async () => {
  const day = { date: '2026-11-03', recorded: 12, overDay: 4, overWeek: 33.5, onRestDay: 0 } as const;
  const japan = { month: 45, year: 360, monthInAll: 100, average: 80, yearFrom: 4, restDay: 0 } as const;
  const rest = { ...day, date: '2026-10-04', overDay: 0, overWeek: 0, onRestDay: 40 } as const;
  const counted = [{ ...rows[0], limits: limitFigures('2026-11-01', [rest, day], japan) }, rows[1]];
  const limits = {
    short: 'Limits',
    highestAverage: 'Highest average',
    states: { within: 'Within', near: 'Near', over: 'Over' },
    formatLimitName: ({ name, months }: { name: string; months: number }) => `${name} ${months}`,
  };
  const withLimits = counted.filter((row): row is (typeof rows)[number] => row !== undefined);
  const csv = closingCsv({ ...sheet, rows: withLimits, limits });
  expect([...csv].map((row) => [...row].slice(-5))).toEqual([
    ['Limits', 'month 1', 'year 8', 'monthInAll 1', 'Highest average'],
    ['Near', 37.5, 37.5, 37.5, 38.75],
    [null, null, null, null, null],
  ]);
  const opened = findSheet(
    await reopen(closingWorkbook({ ...sheet, rows: withLimits, limits, title: 'Month', month: '2026-11' })),
  );
  expect(readContents(opened, 'AM1:AN2')).toEqual([
    ['Limits', 'month 1'],
    ['Near', 37.5],
  ]);
});
