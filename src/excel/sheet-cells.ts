/** What is wrong with a cell: a formula is never calculated, nor is its last result believed. */
export type CellFault = 'formula' | 'error';

/** A cell as a text: days as `YYYY-MM-DD`, of a formula what it last gave. */
export type SheetCell = { text: string; fault?: CellFault };

/** A row with its number in the file, from 1. */
export type SheetLine = { line: number; cells: SheetCell[] };

/** The filled rows of a sheet, or of a CSV file, the heads first. */
export type SheetCells = readonly SheetLine[];
