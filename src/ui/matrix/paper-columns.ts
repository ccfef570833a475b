import type { MatrixColumn } from './matrix-column';

/** Pixels across a sheet of A4 that lies on its side. */
const SHEET_WIDTH = 1030;

const [WIDEST, WIDEST_FIGURE] = [170, 60];

/** On paper heads and names break, and what grows takes its share of what is left. */
export function paperWidth({ width, grows }: MatrixColumn): number {
  return grows ? Math.min(width * 0.85, WIDEST_FIGURE) : Math.min(width, WIDEST);
}

/** The columns by sheets beside each other: each begins with those that stay at the start. */
export function columnsOfSheets(columns: readonly MatrixColumn[]): MatrixColumn[][] {
  const start = columns.filter(({ edge }) => edge === 'start');
  const room = SHEET_WIDTH - start.reduce((sum, column) => sum + paperWidth(column), 0);
  const sheets: MatrixColumn[][] = [];
  let left = 0;
  for (const column of columns) {
    if (column.edge === 'start') continue;
    const width = paperWidth(column);
    if (left < width) {
      sheets.push([...start]);
      left = room;
    }
    sheets.at(-1)?.push(column);
    left -= width;
  }
  return sheets;
}
