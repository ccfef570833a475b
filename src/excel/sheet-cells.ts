/** The reason not to use a text: `formula`, a stored result that may be stale, or `error`, such as `#N/A`. */
export type CellFault = 'formula' | 'error';

/** The text of a cell: dates as `YYYY-MM-DD`, a formula as its stored result. */
export type SheetCell = { text: string; fault?: CellFault };

/** A row with its number in the file, from 1. */
export type SheetLine = { line: number; cells: readonly SheetCell[]; isHidden?: boolean };

export type SheetLines = readonly SheetLine[];

export type SheetFault = 'tooManyRows' | 'tooManyColumns';

/** A sheet of a workbook, or a CSV file: its filled rows, each with a cell for every filled column. */
export type Sheet = {
  /** Empty for a CSV file. */
  name: string;
  isHidden: boolean;
  /** The numbers of the filled columns, from 1. */
  columns: readonly number[];
  lines: SheetLines;
  /** The limit at which reading ended, after the first rows; null for a whole sheet. */
  fault: SheetFault | null;
};

export type SheetLimits = { mostRows: number; mostColumns: number };

/** The filled cells of a row, each with the number of its column. */
export type FoundRow = { line: number; isHidden?: boolean; cells: readonly (readonly [number, SheetCell])[] };

export const isFilled = ({ text, fault }: SheetCell) => fault !== undefined || text.trim() !== '';

const EMPTY_CELL: SheetCell = { text: '' };

export function createSheetCollector({ mostRows, mostColumns }: SheetLimits) {
  const rows: FoundRow[] = [];
  const usedColumns = new Set<number>();
  let fault: SheetFault | null = null;

  return {
    /** False once a limit is exceeded. */
    add: (row: FoundRow): boolean => {
      const cells = row.cells.filter(([, cell]) => isFilled(cell));
      if (cells.length === 0) return true;
      for (const [column] of cells) usedColumns.add(column);
      if (usedColumns.size > mostColumns) fault = 'tooManyColumns';
      else if (rows.length === mostRows) fault = 'tooManyRows';
      else rows.push({ ...row, cells });
      return fault === null;
    },
    end: (name: string, isHidden: boolean): Sheet => {
      const columns = [...usedColumns].sort((first, second) => first - second).slice(0, mostColumns);
      const indexes = new Map(columns.map((column, index) => [column, index]));
      const lines = rows.map((row): SheetLine => {
        const cells = columns.map(() => EMPTY_CELL);
        for (const [column, cell] of row.cells) {
          const index = indexes.get(column);
          // Undefined for a column beyond the limit.
          if (index !== undefined) cells[index] = cell;
        }
        return { ...row, cells };
      });
      return { name, isHidden, columns, lines, fault };
    },
  };
}
