import { describe, expect, it } from 'vitest';
import { columnTotal } from '@/excel/cell-totals';
import type { CellBlock, CellStyle, CellValue, WorkbookDescription } from '@/excel/workbook-description';
import { writeWorkbook } from '@/excel/write-workbook';
import { readContents, readFill, openWorkbook, reopen, findSheet, readWidths } from './opened-workbook';
import { HOSTILE_TEXTS } from './hostile-texts';

const HEAD: CellStyle = {
  bold: true,
  size: 10,
  color: 'FFFFFF',
  fill: '1B5E20',
  hasBorder: true,
  align: 'center',
};
const DAY: CellStyle = { numberFormat: 'yyyy/mm/dd' };

function describeBook(rows: CellValue[][], style?: CellStyle): WorkbookDescription {
  return {
    title: 'Test',
    sheets: [{ name: 'Sheet1', columns: [], blocks: [{ row: 1, column: 1, rows, style }] }],
  };
}

function* yieldBlocks(): Generator<CellBlock> {
  yield { row: 1, column: 1, rows: [['first']] };
  yield { row: 2, column: 1, rows: [['second']] };
}

describe('a workbook', () => {
  it('contains the blocks of a generator, which is read only once', async () => {
    const sheets = [{ name: 'Sheet1', columns: [], blocks: yieldBlocks() }];
    const sheet = findSheet(await reopen({ title: 'Test', sheets }));
    expect(readContents(sheet, 'A1:A2')).toEqual([['first'], ['second']]);
  });

  it('keeps the types of texts, numbers, days and formulas', async () => {
    const texts: CellValue[] = ['田中 美咲', '007', 7.5, -3, null];
    const days: CellValue[] = [{ date: '2026-01-01' }, { date: '2024-02-29' }];
    const formulas: CellValue[] = [
      { formula: 'C1*2', result: 15 },
      { formula: 'A9', result: '' },
    ];
    const plain = describeBook([texts, formulas]);
    const dated = describeBook([days], DAY);
    const sheet = findSheet(await reopen(plain));
    expect(readContents(sheet, 'A1:E1')).toEqual([['田中 美咲', '007', 7.5, -3, null]]);
    expect(readContents(sheet, 'A2:B2')).toEqual([['=C1*2 → 15', '=A9 → ']]);
    expect(readContents(findSheet(await reopen(dated)), 'A1:B1')).toEqual([
      ['2026-01-01T00:00:00.000Z', '2024-02-29T00:00:00.000Z'],
    ]);
  });

  it('keeps times as times, and decimals without binary rounding errors', async () => {
    const times: CellValue[] = [{ time: '06:00:00' }, { time: '18:00' }, { time: '09:00:30' }];
    const clock = findSheet(await reopen(describeBook([times], { numberFormat: 'h:mm:ss' })));
    // The library reads a number of this format as a moment of the first day that Excel knows.
    const moments = readContents(clock, 'A1:C1')[0]?.map((moment) => String(moment).slice(11, 19));
    expect(moments).toEqual(['06:00:00', '18:00:00', '09:00:30']);
    expect(clock.getCell('A1').numFmt).toBe('h:mm:ss');
    const sums: CellValue[] = [0.1 + 0.2, columnTotal([[0.1], [0.2]], { index: 0, column: 1, firstRow: 1 })];
    expect(readContents(findSheet(await reopen(describeBook([sums]))), 'A1:B1')).toEqual([
      [0.3, '=SUM(A1:A2) → 0.3'],
    ]);
  });

  it.each(HOSTILE_TEXTS)('never writes %j as a formula', async (text) => {
    const cell = findSheet(await reopen(describeBook([[text]]))).getCell('A1');
    // Carriage returns are line ends to XML.
    expect(cell.value).toBe(text.replaceAll('\r', '\n'));
    expect(cell.formula).toBeUndefined();
    // The format of texts keeps it a text after an edit of the cell.
    expect(cell.numFmt).toBe('@');
  });

  it('survives characters that XML forbids, and texts longer than a cell', async () => {
    const sheet = findSheet(await reopen(describeBook([['a\u0000b\u0008c<&>"]]>', 'x'.repeat(40_000)]])));
    expect(sheet.getCell('A1').value).toBe('abc<&>"]]>');
    expect(sheet.getCell('B1').text).toHaveLength(32_767);
  });

  it('has the described format', async () => {
    const sheet = findSheet(
      await reopen({
        title: 'Looks',
        sheets: [
          {
            name: 'Sheet1',
            columns: [
              { column: 1, lastColumn: 2, width: 12.5, style: { fill: 'FFFFFF' } },
              { column: 3, width: 30 },
              { column: 4, lastColumn: 16_384, isHidden: true },
            ],
            blocks: [
              { row: 2, column: 2, rows: [['a', 1]], style: [HEAD, { numberFormat: '0.0' }] },
              { row: 3, column: 2, rows: [['b', 2]] },
            ],
            rowHeights: { 2: 40 },
            merges: ['A4:B4'],
            frozen: { rows: 2, columns: 1 },
            autoFilter: 'B2:C3',
            isLandscape: true,
            printedHeadRows: '1:2',
          },
        ],
      }),
    );
    expect(readWidths(sheet, 5)).toEqual([12.5, 12.5, 30, 'hidden', 'hidden']);
    expect(sheet.getColumn(16_384).hidden).toBe(true);
    const head = sheet.getCell('B2');
    expect(head.font).toMatchObject({ bold: true, size: 10, color: { argb: 'FFFFFFFF' } });
    expect(readFill(head)).toBe('1B5E20');
    expect(head.alignment.horizontal).toBe('center');
    expect(head.border).toMatchObject({ top: { style: 'thin' }, left: { style: 'thin' } });
    expect(sheet.getCell('C2').numFmt).toBe('0.0');
    // Column styles apply to cells outside the blocks.
    expect(readFill(sheet.getCell('A9'))).toBe('FFFFFF');
    expect(sheet.getRow(2).height).toBe(40);
    expect(sheet.getCell('B4').master.address).toBe('A4');
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', xSplit: 1, ySplit: 2 });
    expect(sheet.autoFilter).toBe('B2:C3');
    expect(sheet.pageSetup).toMatchObject({
      paperSize: 9,
      orientation: 'landscape',
      fitToWidth: 1,
      fitToHeight: 0,
    });
    expect(sheet.pageSetup.printTitlesRow).toBe('1:2');
  });

  it('reports progress that never decreases', async () => {
    const reports: number[] = [];
    const rows = Array.from({ length: 350 }, (_, index) => [index]);
    const bytes = await writeWorkbook(describeBook(rows), (done) => reports.push(done));
    expect(reports).toEqual(reports.toSorted((a, b) => a - b));
    expect(reports).toHaveLength(5);
    expect(reports.at(-1)).toBe(1);
    expect(findSheet(await openWorkbook(bytes)).rowCount).toBe(350);
  });
});
