import { cellRange } from '@/excel/cell-address';
import { columnTotal } from '@/excel/cell-totals';
import type { CsvRows } from '@/excel/csv-text';
import type { CellStyle, CellValue, WorkbookDescription } from '@/excel/workbook-description';
import type { MenPowerRow } from '../api/men-power-queries';
import { rangeName, type DateRange } from '../model/date-range';

// The file is Japanese in both languages. Source: EX-1.
const HEADINGS = ['作業番', '作業名', '工数', '作業時間', '日数'];
const TOTAL = '合計';

const WIDTHS = [2.7, 30, 50, 10, 10, 10];
const FIRST_COLUMN = 2;
const HEAD_ROW = 2;
const FIRST_ROW = HEAD_ROW + 1;
const HOURS_INDEX = 3;
const BODY: CellStyle = { size: 10, hasBorder: true };
const HEAD: CellStyle = { ...BODY, fill: 'EAD1DC' };

function toCells(rows: readonly MenPowerRow[]): CellValue[][] {
  return rows.map(({ code, jp_name, eng_name, men, hours, days }) => [
    code,
    jp_name || eng_name,
    men,
    hours,
    days,
  ]);
}

/** Only hours have a total: men and days of several projects overlap. Source: HR-2, EX-1. */
export function menPowerWorkbook(rows: readonly MenPowerRow[], range: DateRange): WorkbookDescription {
  const cells = toCells(rows);
  const hoursColumn = { index: HOURS_INDEX, column: FIRST_COLUMN + HOURS_INDEX, firstRow: FIRST_ROW };
  const totalRow = FIRST_ROW + rows.length;
  return {
    title: menPowerFileName(range),
    sheets: [
      {
        name: 'Sheet1',
        columns: WIDTHS.map((width, index) => ({ column: index + 1, width })),
        blocks: [
          { row: 1, column: FIRST_COLUMN, rows: [[rangeName(range)]], style: { size: 10 } },
          { row: HEAD_ROW, column: FIRST_COLUMN, rows: [HEADINGS], style: HEAD },
          { row: FIRST_ROW, column: FIRST_COLUMN, rows: cells, style: BODY },
          {
            row: totalRow,
            column: FIRST_COLUMN,
            rows: [[TOTAL, null, null, columnTotal(cells, hoursColumn), null]],
            style: { ...BODY, bold: true },
          },
        ],
        frozen: { rows: HEAD_ROW, columns: 0 },
        autoFilter: cellRange(HEAD_ROW, FIRST_COLUMN, totalRow - 1, WIDTHS.length),
        isLandscape: true,
        printedHeadRows: `1:${HEAD_ROW}`,
      },
    ],
  };
}

export function menPowerCsv(rows: readonly MenPowerRow[]): CsvRows {
  return [HEADINGS, ...toCells(rows)];
}

/** `2026-11-01~2026-11-30 men-hour`. */
export function menPowerFileName(range: DateRange): string {
  return `${rangeName(range)} men-hour`;
}
