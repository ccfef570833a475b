import { exactFigure } from '@/lib/exact-figure';
import { cellRange } from './cell-address';
import type { CellValue } from './workbook-description';

/** What a cell counts in a sum; texts and empty cells count nothing. */
function amountOf(value: CellValue | undefined): number {
  const shown = typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
  return typeof shown === 'number' ? shown : 0;
}

/**
 * The sum of one column of rows that are written from `firstRow` on: a formula with its result, so that the
 * total follows a figure that is changed later. `index` is the place in the rows, `column` that in the sheet.
 */
export function columnTotal(
  rows: readonly (readonly CellValue[])[],
  { index, column, firstRow }: { index: number; column: number; firstRow: number },
): CellValue {
  if (rows.length === 0) return 0;
  return {
    formula: `SUM(${cellRange(firstRow, column, firstRow + rows.length - 1, column)})`,
    result: exactFigure(rows.reduce((sum, row) => sum + amountOf(row[index]), 0)),
  };
}
