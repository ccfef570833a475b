import { describe, expect, it } from 'vitest';
import { memberReportCsv, memberReportWorkbook } from '@/features/hours/export/member-report-workbook';
import { menPowerCsv, menPowerFileName, menPowerWorkbook } from '@/features/hours/export/men-power-workbook';
import { projectHoursCsv, projectHoursWorkbook } from '@/features/hours/export/project-hours-workbook';
import { weeklyHoursCsv, weeklyHoursWorkbook } from '@/features/hours/export/weekly-hours-workbook';
import type { PeriodHours } from '@/features/hours/model/project-hours';
import { exporting as en } from '@/i18n/locales/en/exporting';
import { exporting as ja } from '@/i18n/locales/ja/exporting';
import type { CalendarDate } from '@/lib/calendar-date';
import { readContents, readFill, reopen, findSheet, readWidths } from '../../excel/opened-workbook';
import { toCsv } from '../../excel/whole-csv';

const ENGLISH = { words: en.sheet, language: 'en' } as const;
const JAPANESE = { words: ja.sheet, language: 'ja' } as const;
const RANGE = { start: '2026-11-01', end: '2026-11-30' } as const;

const TANAKA = { id: 2, eng_name: 'Tanaka Misaki', jp_name: '田中 美咲' };
const SATO = { id: 5, eng_name: 'Sato Kenta', jp_name: 'さとう けんた' };
const SHOP = { id: 1, eng_name: 'Shop', jp_name: 'ショップ' };
const BANK = { id: 2, eng_name: '=Bank', jp_name: '銀行' };

const MEMBERS = [
  { ...TANAKA, hours: 7.5 },
  { ...SATO, hours: 120 },
];

const period = (start: CalendarDate, end: CalendarDate): PeriodHours => ({
  range: { start, end },
  hours: 15.5,
  projects: [
    {
      project: SHOP,
      members: [
        { ...TANAKA, hours: 7.5 },
        { ...SATO, hours: 0.5 },
      ],
      hours: 8,
    },
    { project: BANK, members: [{ ...SATO, hours: 7.5 }], hours: 7.5 },
  ],
});
const FIRST = '2026-11-09 ~ 2026-11-15';
const SECOND = '2026-11-16 ~ 2026-11-22';

describe('the workbook of weekly hours [HR-1, EX-1]', () => {
  const setting = { ...ENGLISH, title: 'Working Times', range: RANGE };

  it('holds the hours in words as on the screen, and as numbers with their sum', async () => {
    const sheet = findSheet(await reopen(weeklyHoursWorkbook(MEMBERS, setting)));
    expect(readContents(sheet, 'A1:D5')).toEqual([
      ['No', 'Staff Name', 'Working Hours', 'Hours (decimal)'],
      [1, 'Tanaka Misaki', '7 hrs 30 mins', 7.5],
      [2, 'Sato Kenta', '120 hrs', 120],
      [null, 'Total', null, '=SUM(D2:D3) → 127.5'],
      [null, null, null, null],
    ]);
    expect(readWidths(sheet, 3)).toEqual([10, 30, 30]);
    expect(sheet.getCell('C1').font.bold).toBe(true);
    expect(['A1', 'D1', 'A2'].map((address) => readFill(sheet.getCell(address)))).toEqual([
      'D9E1F2',
      'D9E1F2',
      undefined,
    ]);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.autoFilter).toBe('A1:D3');
  });

  it('is in Japanese', async () => {
    const sheet = findSheet(
      await reopen(weeklyHoursWorkbook(MEMBERS, { ...JAPANESE, title: '', range: RANGE })),
    );
    expect(readContents(sheet, 'A1:C2')).toEqual([
      ['番号', '職員氏名', '作業時間'],
      [1, '田中 美咲', '7時間30分'],
    ]);
  });

  it('has a CSV version', () => {
    expect(toCsv(weeklyHoursCsv(MEMBERS, ENGLISH)).split('\r\n').slice(0, 2)).toEqual([
      '\ufeffNo,Staff Name,Working Hours,Hours (decimal)',
      '1,Tanaka Misaki,7 hrs 30 mins,7.5',
    ]);
  });
});

describe('the workbook of men power [HR-2, EX-1]', () => {
  const rows = [
    { id: 1, code: '001', eng_name: 'Shop', jp_name: 'ショップ', men: 3, hours: 12.5, days: 4 },
    { id: 2, code: '-2', eng_name: 'Bank', jp_name: '', men: 0, hours: 0, days: 0 },
  ];

  it('is in Japanese, with figures as numbers', async () => {
    const sheet = findSheet(await reopen(menPowerWorkbook(rows, RANGE)));
    expect(readContents(sheet, 'A1:F5')).toEqual([
      [null, '2026-11-01~2026-11-30', null, null, null, null],
      [null, '作業番', '作業名', '工数', '作業時間', '日数'],
      [null, '001', 'ショップ', 3, 12.5, 4],
      [null, '-2', 'Bank', 0, 0, 0],
      [null, '合計', null, null, '=SUM(E3:E4) → 12.5', null],
    ]);
    expect(readWidths(sheet, 6)).toEqual([2.7, 30, 50, 10, 10, 10]);
    const head = sheet.getCell('B2');
    expect([readFill(head), head.font.size, head.border.top?.style]).toEqual(['EAD1DC', 10, 'thin']);
    const body = sheet.getCell('F4');
    expect([readFill(body), body.font.size, body.border.left?.style]).toEqual([undefined, 10, 'thin']);
    expect(menPowerFileName(RANGE)).toBe('2026-11-01~2026-11-30 men-hour');
  });

  it('has a CSV version', () => {
    expect(toCsv(menPowerCsv(rows))).toBe(
      `\ufeff作業番,作業名,工数,作業時間,日数\r\n"=""001""",ショップ,3,12.5,4\r\n'-2,Bank,0,0,0\r\n`,
    );
  });
});

describe('the workbook of project hours [HR-3, EX-1]', () => {
  it('holds the weeks one below the other', async () => {
    const periods = [period('2026-11-09', '2026-11-15'), period('2026-11-16', '2026-11-22')];
    const workbook = await reopen(projectHoursWorkbook(periods, { ...ENGLISH, title: '', isByMonth: false }));
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Sheet1']);
    const sheet = findSheet(workbook);
    const head = [null, 'No', 'Staff Name', 'Working Hours', 'Hours (decimal)'];
    const empty = Array<null>(5).fill(null);
    expect(readContents(sheet, 'A1:E20')).toEqual([
      ['作業実績_全員工数', null, null, null, null],
      empty,
      [FIRST, null, null, 'Total', '=SUBTOTAL(9,E5:E14) → 15.5'],
      empty,
      [null, 'Shop', null, null, null],
      head,
      [null, 1, 'Tanaka Misaki', '7 hrs 30 mins', 7.5],
      [null, 2, 'Sato Kenta', '30 mins', 0.5],
      [null, null, 'Subtotal', null, '=SUBTOTAL(9,E7:E8) → 8'],
      empty,
      [null, '=Bank', null, null, null],
      head,
      [null, 1, 'Sato Kenta', '7 hrs 30 mins', 7.5],
      [null, null, 'Subtotal', null, '=SUBTOTAL(9,E13:E13) → 7.5'],
      empty,
      empty,
      [SECOND, null, null, 'Total', '=SUBTOTAL(9,E19:E28) → 15.5'],
      empty,
      [null, 'Shop', null, null, null],
      head,
    ]);
    expect(readWidths(sheet, 4).slice(1)).toEqual([6, 30, 20]);
    expect([26, 27, 16_384].map((column) => sheet.getColumn(column).hidden)).toEqual([false, true, true]);
    expect(sheet.getCell('A1').font).toMatchObject({ bold: true, size: 14 });
    expect(sheet.getCell('A3').font).toMatchObject({ bold: true, size: 14 });
    expect(sheet.getCell('B5').font).toMatchObject({ bold: true, size: 11 });
    const headCell = sheet.getCell('D6');
    expect(headCell.font).toMatchObject({ bold: true, color: { argb: 'FFFFFFFF' } });
    expect([readFill(headCell), headCell.alignment.horizontal]).toEqual(['1B5E20', 'center']);
    expect(['A2', 'C7', 'Z99'].map((address) => readFill(sheet.getCell(address)))).toEqual(
      Array(3).fill('FFFFFF'),
    );
  });

  it('holds each month on a sheet of its own', async () => {
    const months = (['2026-09', '2026-10', '2026-11'] as const).map((month) =>
      period(`${month}-01`, `${month}-30`),
    );
    const workbook = await reopen(projectHoursWorkbook(months, { ...JAPANESE, title: '', isByMonth: true }));
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Sheet1', 'Sheet 2', 'Sheet 3']);
    expect(workbook.worksheets.map((sheet) => sheet.getCell('A3').value)).toEqual([
      '2026-09-01 ~ 2026-09-30',
      '2026-10-01 ~ 2026-10-30',
      '2026-11-01 ~ 2026-11-30',
    ]);
    expect(readContents(findSheet(workbook, 2), 'B5:E7')).toEqual([
      ['ショップ', null, null, null],
      ['番号', '職員氏名', '作業時間', '時間（小数）'],
      [1, '田中 美咲', '7時間30分', 7.5],
    ]);
  });

  it('has a CSV version with one row for each member', () => {
    expect(toCsv(projectHoursCsv([period('2026-11-09', '2026-11-15')], ENGLISH)).split('\r\n')).toEqual([
      '\ufeffPeriod,Project,Staff Name,Working Hours,Hours (decimal)',
      `${FIRST},Shop,Tanaka Misaki,7 hrs 30 mins,7.5`,
      `${FIRST},Shop,Sato Kenta,30 mins,0.5`,
      `${FIRST},'=Bank,Sato Kenta,7 hrs 30 mins,7.5`,
      '',
    ]);
  });
});

describe('the workbook of the employee report [HR-4]', () => {
  const row = (key: string, label: string, hours: number) => ({ key, label, hours, keywords: [] });
  const groups = [
    { ...row('2', 'Tanaka Misaki', 8), rows: [row('1', 'Shop', 8)] },
    { ...row('5', 'Sato Kenta', 0.5), rows: [row('2', '=Bank', 0.5)] },
  ];
  const setting = { ...ENGLISH, dimensionNames: ['Member', 'Project'] as const, range: RANGE };

  it('is one list, each row with its group', async () => {
    const sheet = findSheet(await reopen(memberReportWorkbook(groups, { ...setting, title: 'Report' })));
    expect(readContents(sheet, 'A1:D4')).toEqual([
      ['Member', 'Project', 'Working Hours', 'Hours (decimal)'],
      ['Tanaka Misaki', 'Shop', '8 hrs', 8],
      ['Sato Kenta', '=Bank', '30 mins', 0.5],
      [null, 'Total', null, '=SUM(D2:D3) → 8.5'],
    ]);
  });

  it('is built row by row while it is read, so that it can be cancelled', () => {
    const many = Array.from({ length: 150 }, (_, index) => row(String(index), 'Shop', 1));
    const late = {
      ...row('late', 'Bank', 1),
      get label(): string {
        throw new Error('made before it was read');
      },
    };
    const large = [{ ...row('1', 'Tanaka Misaki', 151), rows: [...many, late] }];
    const [sheet] = memberReportWorkbook(large, { ...setting, title: 'Report' }).sheets;
    const blocks = (sheet?.blocks ?? [])[Symbol.iterator]();
    const lines = memberReportCsv(large, setting)[Symbol.iterator]();
    for (const made of [blocks, lines]) expect([made.next().done, made.next().done]).toEqual([false, false]);
    expect(() => blocks.next()).toThrow('made before');
  });

  it('has a CSV version', () => {
    expect(toCsv(memberReportCsv(groups, setting)).split('\r\n')[2]).toBe("Sato Kenta,'=Bank,30 mins,0.5");
  });
});
