import { exactFigure } from '@/lib/exact-figure';
import { cellRange } from './cell-address';
import type { CellValue } from './workbook-description';

function getAmount(value: CellValue | undefined): number {
  const shownValue = typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
  return typeof shownValue === 'number' ? shownValue : 0;
}

/** A formula, so that the total follows edits. `column` and `firstRow` count from 1, `index` in a row from 0. */
export function columnTotal(
  rows: readonly (readonly CellValue[])[],
  { index, column, firstRow }: { index: number; column: number; firstRow: number },
): CellValue {
  if (rows.length === 0) return 0;
  return {
    formula: `SUM(${cellRange(firstRow, column, firstRow + rows.length - 1, column)})`,
    result: exactFigure(rows.reduce((sum, row) => sum + getAmount(row[index]), 0)),
  };
}
