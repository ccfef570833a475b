import { cellRange } from '@/excel/cell-address';
import { columnTotal } from '@/excel/cell-totals';
import type { CellStyle, CellValue, SheetDescription } from '@/excel/workbook-description';
import { rangeName, type DateRange } from '../model/date-range';

type HoursTable = {
  range: DateRange;
  headings: readonly string[];
  widths: readonly number[];
  /** Hours stand in the last column, as numbers. */
  rows: readonly (readonly CellValue[])[];
  total: string;
};

const HEAD: CellStyle = { bold: true, fill: 'D9E1F2' };
const BOLD: CellStyle = { bold: true };
const FIRST_ROW = 2;

/** A plain list with its headings in row 1, to be filtered and summed up. The sheet is named after its range. */
export function hoursTable({ range, headings, widths, rows, total }: HoursTable): SheetDescription {
  const last = headings.length - 1;
  const totals = headings.map((_, index) => {
    if (index === last) return columnTotal(rows, { index, column: index + 1, firstRow: FIRST_ROW });
    return index === last - 1 ? null : index === 1 ? total : null;
  });
  return {
    name: rangeName(range),
    columns: widths.map((width, index) => ({ column: index + 1, width })),
    blocks: [
      { row: 1, column: 1, rows: [headings], style: HEAD },
      { row: FIRST_ROW, column: 1, rows },
      { row: FIRST_ROW + rows.length, column: 1, rows: [totals], style: BOLD },
    ],
    frozen: { rows: 1, columns: 0 },
    autoFilter: cellRange(1, 1, FIRST_ROW + rows.length - 1, headings.length),
    printedHeadRows: '1:1',
  };
}
