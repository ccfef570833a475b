import { cellRange } from '@/excel/cell-address';
import { columnTotal } from '@/excel/cell-totals';
import type { CsvRows } from '@/excel/csv-text';
import {
  HEAD_STYLE,
  type CellStyle,
  type CellValue,
  type WorkbookDescription,
} from '@/excel/workbook-description';
import { today } from '@/lib/calendar-date';
import type { Column } from '../data-table/column';
import type { ExportContent } from './use-export';

type SheetColumn<Row> = Pick<Column<Row>, 'header' | 'text' | 'sheet'>;

const FIRST_ROW = 2;
/** From this many columns on, a sheet is printed in landscape. */
const MANY_COLUMNS = 6;
// Widths in characters.
const LEAST_WIDTH = 12;
const MOST_WIDTH = 50;
const PADDING = 2;
/** The first rows give the width, because a list may have tens of thousands. */
const MEASURED_ROWS = 500;
/** Excel's limit for the name of a sheet. */
const LONGEST_NAME = 31;

function toCells<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): CellValue[][] {
  return rows.map((row) => columns.map(({ text, sheet }) => (sheet ? sheet.value(row) : text(row))));
}

/** The width of a text in half-width letters: one that is not ASCII counts two. */
const measureWidth = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '??').length;

function columnWidth<Row>({ header, text }: SheetColumn<Row>, rows: readonly Row[]): number {
  const texts = [header, ...rows.slice(0, MEASURED_ROWS).map((row) => String(text(row)))];
  return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, ...texts.map((one) => measureWidth(one) + PADDING)));
}

/** A table as a sheet: headings in row 1, and totals as formulas below; the name is shortened to Excel's limit. */
export function tableWorkbook<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  { title, sheetName, total }: Record<'title' | 'sheetName' | 'total', string>,
): WorkbookDescription {
  const cells = toCells(columns, rows);
  const lastRow = FIRST_ROW + rows.length - 1;
  const styles = columns.map(({ sheet }): CellStyle => ({ numberFormat: sheet?.numberFormat }));
  const totals = columns.map(({ sheet }, index): CellValue => {
    if (sheet?.foot !== undefined) return sheet.foot;
    if (sheet?.isSummed) return columnTotal(cells, { index, column: index + 1, firstRow: FIRST_ROW });
    return index === 0 ? total : null;
  });
  const hasFoot = columns.some(({ sheet }) => sheet?.isSummed || sheet?.foot !== undefined);
  const bold = styles.map((style) => ({ ...style, bold: true }));
  return {
    title,
    sheets: [
      {
        name: sheetName.replaceAll(/[*?:/\\[\]]/g, '_').slice(0, LONGEST_NAME),
        columns: columns.map((column, index) => ({ column: index + 1, width: columnWidth(column, rows) })),
        blocks: [
          { row: 1, column: 1, rows: [columns.map(({ header }) => header)], style: HEAD_STYLE },
          { row: FIRST_ROW, column: 1, rows: cells, style: styles },
          ...(hasFoot ? [{ row: lastRow + 1, column: 1, rows: [totals], style: bold }] : []),
        ],
        frozen: { rows: 1, columns: 0 },
        autoFilter: cellRange(1, 1, lastRow, columns.length),
        isLandscape: columns.length >= MANY_COLUMNS,
        printedHeadRows: '1:1',
      },
    ],
  };
}

/** Without the totals of the workbook. */
export function tableCsv<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): CsvRows {
  return [columns.map(({ header }) => header), ...toCells(columns, rows)];
}

type ExportedTable<Row> = {
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  title: string;
  /** The word beside the sums. */
  total: string;
  narrowed?: readonly (string | null | undefined | false)[];
};

export function tableContent<Row>(table: ExportedTable<Row>): ExportContent {
  const { columns, rows, title, total, narrowed = [] } = table;
  const fileName = [title, today(), ...narrowed.filter(Boolean)].join('_');
  return {
    fileName,
    workbook: () => tableWorkbook(columns, rows, { title: fileName, sheetName: title, total }),
    csv: () => tableCsv(columns, rows),
  };
}
