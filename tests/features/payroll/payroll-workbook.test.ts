import { describe, expect, it } from 'vitest';
import { payrollCsv, payrollFileName, payrollWorkbook } from '@/features/payroll/export/payroll-workbook';
import { readContents, readFill, reopen, findSheet, readWidths } from '../../excel/opened-workbook';
import { toCsv } from '../../excel/whole-csv';

const ROWS = [
  { name: 'Hnin Yu Wai', leaveHours: 12, leaveDays: 2, overtimeHours: 2 },
  { name: '=1+1', leaveHours: 4, leaveDays: 1, overtimeHours: 10 },
  { name: 'Sato Kenta', leaveHours: 3.5, leaveDays: 1, overtimeHours: 0 },
];
const HEADINGS = ['NAME', 'SALARY', 'LEAVE HOUR', 'OVER TIME', 'NET HOUR', 'LEAVE DAY', 'GROSS SALARY'];

const gross = (row: number) =>
  `=IF(C${row}="","",MROUND(MAX(0,IF(D${row}>E${row},C${row}-C${row}/22/8*(D${row}-E${row}),` +
  `C${row}+C${row}/22/8*(E${row}-D${row})*1.5)),100)) → `;

describe('the payroll workbook [EX-2]', () => {
  it('holds a row for each member: hours as numbers, an empty salary, the rest as formulas', async () => {
    const sheet = findSheet(await reopen(payrollWorkbook(ROWS, '2026-10')));
    expect(sheet.name).toBe('Sheet1');
    expect(readContents(sheet, 'A1:I8')).toEqual([
      [null, 'Staff PayRoll', '2026-10', null, null, null, null, null, null],
      Array(9).fill(null),
      [null, ...HEADINGS, null],
      [null, 'Hnin Yu Wai', null, 12, 2, '=ABS(D4-E4) → 10', 2, gross(4), null],
      [null, '=1+1', null, 4, 10, '=ABS(D5-E5) → 6', 1, gross(5), null],
      [null, 'Sato Kenta', null, 3.5, 0, '=ABS(D6-E6) → 3.5', 1, gross(6), null],
      [
        null,
        'TOTAL',
        '=SUM(C4:C6) → 0',
        '=SUM(D4:D6) → 19.5',
        '=SUM(E4:E6) → 12',
        null,
        '=SUM(G4:G6) → 4',
        '=SUM(H4:H6) → 0',
        null,
      ],
      Array(9).fill(null),
    ]);
  });

  it('has the specified format, frozen headings and print settings', async () => {
    const sheet = findSheet(await reopen(payrollWorkbook(ROWS, '2026-10')));
    expect(readWidths(sheet, 8)).toEqual([15, 20, 27, 12, 12, 12, 12, 27]);
    expect([26, 27, 16_384].map((column) => sheet.getColumn(column).hidden)).toEqual([false, true, true]);
    expect(sheet.getCell('B1').font).toMatchObject({ bold: true, size: 12 });
    for (const address of ['B3', 'H3']) {
      const cell = sheet.getCell(address);
      expect(cell.font).toMatchObject({ bold: true, size: 10 });
      expect(readFill(cell)).toBe('92D050');
      expect(cell.alignment.horizontal).toBe('center');
      expect(cell.border.bottom?.style).toBe('thin');
    }
    expect(sheet.getCell('B4').font).toMatchObject({ size: 10 });
    expect(sheet.getCell('C4').border.top?.style).toBe('thin');
    expect(sheet.getCell('H4').numFmt).toBe('#,##0');
    expect(['A1', 'C4', 'Z500'].map((address) => readFill(sheet.getCell(address)))).toEqual(
      Array(3).fill('FFFFFF'),
    );
    expect([sheet.getRow(2).height, sheet.getRow(3).height]).toEqual([40, 20]);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', xSplit: 2, ySplit: 3 });
    expect(sheet.autoFilter).toBe('B3:H6');
    expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', fitToWidth: 1, printTitlesRow: '1:3' });
  });

  it('is named after the day and the month, and has a CSV version', () => {
    expect(payrollFileName('2026-11-21', '2026-10')).toBe('payroll_2026_11_21_2026-10');
    expect(toCsv(payrollCsv(ROWS))).toBe(
      [
        `\ufeff${HEADINGS.join(',')}`,
        'Hnin Yu Wai,,12,2,10,2,',
        "'=1+1,,4,10,6,1,",
        'Sato Kenta,,3.5,0,3.5,1,',
        '',
      ].join('\r\n'),
    );
  });
});
