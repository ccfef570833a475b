import type { MatrixColumn } from './matrix-column';

/** Pixels across a sheet of A4 in landscape, without its margins of 12 mm. */
const SHEET_WIDTH = 1030;

/** Pixels; longer names wrap. */
const MAX_NAME_WIDTH = 170;
/** Pixels, for a column that grows: its figures are short. */
const MAX_FIGURE_WIDTH = 60;
/** Columns of figures are narrower on paper, so that more of them fit on a sheet. */
const FIGURE_SCALE = 0.85;

export function paperWidth({ width, grows }: MatrixColumn): number {
  return grows ? Math.min(width * FIGURE_SCALE, MAX_FIGURE_WIDTH) : Math.min(width, MAX_NAME_WIDTH);
}

/** Distributes the columns over sheets beside each other; each repeats the columns at the start edge. */
export function splitColumnsIntoSheets(columns: readonly MatrixColumn[]): MatrixColumn[][] {
  const start = columns.filter(({ edge }) => edge === 'start');
  const sheetRoom = SHEET_WIDTH - start.reduce((sum, column) => sum + paperWidth(column), 0);
  const sheets: MatrixColumn[][] = [];
  // No room yet, so that the first column starts the first sheet.
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
