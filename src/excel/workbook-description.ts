import type { CalendarDate } from '@/lib/calendar-date';

/** A day; its style needs a `numberFormat` such as `yyyy/mm/dd`. */
type DateValue = { date: CalendarDate };

/** A time of day as `HH:MM:SS`; its style needs a `numberFormat` such as `h:mm:ss`. */
type TimeValue = { time: string };

/**
 * A formula of ours, without the leading `=`, and what it gives now: readers that do not calculate show that.
 * Never built from anything that a person typed.
 */
type FormulaValue = { formula: string; result: string | number };

/** A text stays a text, whatever it begins with; null is an empty cell. */
export type CellValue = string | number | null | DateValue | TimeValue | FormulaValue;

/** Colours are `RRGGBB`. */
export type CellStyle = {
  bold?: boolean;
  /** Points. */
  size?: number;
  color?: string;
  fill?: string;
  hasBorder?: boolean;
  align?: 'left' | 'center' | 'right';
  wraps?: boolean;
  /** As Excel writes it, e.g. `#,##0.0`. */
  numberFormat?: string;
};

/** A rectangle of cells; `row` and `column` count from 1 and name its upper left corner. */
export type CellBlock = {
  row: number;
  column: number;
  rows: readonly (readonly CellValue[])[];
  /** One for all cells, or one for each column of the block. */
  style?: CellStyle | readonly CellStyle[];
};

/** One column, or all from `column` to `lastColumn`. */
type SheetColumn = {
  column: number;
  lastColumn?: number;
  /** In characters of the default font, as Excel counts. */
  width?: number;
  isHidden?: boolean;
  /** The look of its cells that are in no block. */
  style?: CellStyle;
};

export type SheetDescription = {
  name: string;
  columns: readonly SheetColumn[];
  /** A list, or what makes the blocks of a large sheet one by one. */
  blocks: Iterable<CellBlock>;
  /** Points, by row. */
  rowHeights?: Readonly<Record<number, number>>;
  /** Ranges such as `B6:D6`. */
  merges?: readonly string[];
  /** Rows at the top and columns at the left that stay while the rest scrolls. */
  frozen?: { rows: number; columns: number };
  /** A range such as `B3:H20`, its first row the headings. */
  autoFilter?: string;
  isLandscape?: boolean;
  /** Repeated on each printed page, e.g. `1:3`. */
  printedHeadRows?: string;
};

/** A workbook as plain data. */
export type WorkbookDescription = {
  title: string;
  sheets: readonly SheetDescription[];
};
