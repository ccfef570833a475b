import type { MatrixColumn } from './matrix-column';

/** Pixels across a sheet of A4 in landscape. */
const SHEET_WIDTH = 1030;

/** Pixels of the widest column, in which long names wrap. */
const WIDEST = 170;
/** Pixels of the widest column that grows. */
const WIDEST_FIGURE = 60;
/** Columns that grow hold short figures, so that print needs less room and more of them fit on a sheet. */
const FIGURE_SHRINKAGE = 0.85;

/** The width of a column on paper, where heads and names wrap. */
export function paperWidth({ width, grows }: MatrixColumn): number {
  return grows ? Math.min(width * FIGURE_SHRINKAGE, WIDEST_FIGURE) : Math.min(width, WIDEST);
}

/** Distributes the columns over sheets beside each other; each repeats the columns at the start edge. */
export function splitIntoSheets(columns: readonly MatrixColumn[]): MatrixColumn[][] {
  const start = columns.filter(({ edge }) => edge === 'start');
  const sheetRoom = SHEET_WIDTH - start.reduce((sum, column) => sum + paperWidth(column), 0);
  const sheets: MatrixColumn[][] = [];
  // Without room, so that the first column starts the first sheet.
  let remaining = 0;
  for (const column of columns) {
    if (column.edge === 'start') continue;
    const width = paperWidth(column);
    if (remaining < width) {
      sheets.push([...start]);
      remaining = sheetRoom;
    }
    sheets.at(-1)?.push(column);
    remaining -= width;
  }
  return sheets;
}
