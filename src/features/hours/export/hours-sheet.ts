import { cellRange } from '@/excel/cell-address';
import {
  HEAD_STYLE,
  type CellBlock,
  type CellStyle,
  type CellValue,
  type SheetDescription,
} from '@/excel/workbook-description';
import type { Language } from '@/i18n/language';
import type { exporting } from '@/i18n/locales/en/exporting';
import { rangeName, type DateRange } from '../model/date-range';

export type SheetWords = Record<keyof typeof exporting.sheet, string>;

export type SheetLanguage = { words: SheetWords; language: Language };

type ReportTable = {
  range: DateRange;
  headings: readonly string[];
  widths: readonly number[];
  rowCount: number;
  /** The last column holds hours as numbers. */
  rows: () => Iterable<readonly CellValue[]>;
  totalHours: number;
  totalWord: string;
};

const BOLD: CellStyle = { bold: true };
const FIRST_ROW = 2;
const TOTAL_WORD_INDEX = 1;

/** The rows per block; an export can be stopped between two blocks. */
const ROWS_AT_ONCE = 100;

/** A generator, because a large report has tens of thousands of rows. */
function* rowBlocks({ rows }: ReportTable): Generator<CellBlock> {
  let row = FIRST_ROW;
  let block: (readonly CellValue[])[] = [];
  for (const cells of rows()) {
    block.push(cells);
    if (block.length < ROWS_AT_ONCE) continue;
    yield { row, column: 1, rows: block };
    row += block.length;
    block = [];
  }
  if (block.length > 0) yield { row, column: 1, rows: block };
}

function* tableBlocks(table: ReportTable, lastRow: number): Generator<CellBlock> {
  const { headings, rowCount, totalHours, totalWord } = table;
  const lastColumn = headings.length;
  const sum =
    rowCount === 0
      ? 0
      : { formula: `SUM(${cellRange(FIRST_ROW, lastColumn, lastRow, lastColumn)})`, result: totalHours };
  const totals: CellValue[] = headings.map(() => null);
  totals[TOTAL_WORD_INDEX] = totalWord;
  totals[lastColumn - 1] = sum;
  yield { row: 1, column: 1, rows: [headings], style: HEAD_STYLE };
  yield* rowBlocks(table);
  yield { row: lastRow + 1, column: 1, rows: [totals], style: BOLD };
}

export function hoursSheet(table: ReportTable): SheetDescription {
  const { range, headings, widths, rowCount } = table;
  const lastRow = FIRST_ROW + rowCount - 1;
  return {
    name: rangeName(range),
    columns: widths.map((width, index) => ({ column: index + 1, width })),
    // Each iteration generates the blocks anew, so that they are never all in memory.
    blocks: { [Symbol.iterator]: () => tableBlocks(table, lastRow) },
    frozen: { rows: 1, columns: 0 },
    autoFilter: cellRange(1, 1, lastRow, headings.length),
    printedHeadRows: '1:1',
  };
}
