/** What is wrong with a cell: a formula is never calculated, nor is its last result believed. */
export type CellFault = 'formula' | 'error';

/** A cell as a text: days as `YYYY-MM-DD`, of a formula what it last gave. */
export type SheetCell = { text: string; fault?: CellFault };

/** A row with its number in the file, from 1. */
export type SheetLine = { line: number; cells: readonly SheetCell[]; isHidden?: boolean };

/** The filled rows of a list, the heads first. */
export type SheetCells = readonly SheetLine[];

export type SheetFault = 'tooManyRows' | 'tooManyColumns';

/** A sheet of a workbook, or a CSV file: its filled rows, each with a cell for every column that holds something. */
export type Sheet = {
  /** Empty for a CSV file. */
  name: string;
  isHidden: boolean;
  /** The numbers of the columns that hold something, from 1. */
  columns: readonly number[];
  lines: readonly SheetLine[];
  /** Why only its first rows are here. */
  fault: SheetFault | null;
};

/** What is read of a sheet; `keepsTimes` keeps the time of a cell with day and time. */
export type SheetLimits = { mostRows: number; mostColumns: number; keepsTimes?: boolean };

/** A row as it is found: only the cells that hold something, each with the number of its column. */
export type FoundRow = { line: number; isHidden?: boolean; cells: readonly (readonly [number, SheetCell])[] };

export const isFilled = ({ text, fault }: SheetCell) => fault !== undefined || text.trim() !== '';

const EMPTY: SheetCell = { text: '' };

/** Gathers the filled rows of a sheet. Rows and columns without content are none, wherever they lie. */
export function createSheet({ mostRows, mostColumns }: SheetLimits) {
  const rows: FoundRow[] = [];
  const used = new Set<number>();
  let fault: SheetFault | null = null;

  return {
    /** False where the sheet takes no more. */
    add(row: FoundRow): boolean {
      const cells = row.cells.filter(([, cell]) => isFilled(cell));
      if (cells.length === 0) return true;
      for (const [column] of cells) used.add(column);
      if (used.size > mostColumns) fault = 'tooManyColumns';
      else if (rows.length === mostRows) fault = 'tooManyRows';
      else rows.push({ ...row, cells });
      return fault === null;
    },
    end(name: string, isHidden: boolean): Sheet {
      const columns = [...used].sort((one, other) => one - other).slice(0, mostColumns);
      const places = new Map(columns.map((column, place) => [column, place]));
      const lines = rows.map((row): SheetLine => {
        const cells = columns.map(() => EMPTY);
        for (const [column, cell] of row.cells) cells[places.get(column) ?? 0] = cell;
        return { line: row.line, cells, ...(row.isHidden && { isHidden: true }) };
      });
      return { name, isHidden, columns, lines, fault };
    },
  };
}
