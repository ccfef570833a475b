import type { CalendarDate } from '@/lib/calendar-date';

/** A day; its style needs a `numberFormat` such as `yyyy/mm/dd`. */
type DateValue = { date: CalendarDate };

/** A time of day as `HH:MM:SS`; its style needs a `numberFormat` such as `h:mm:ss`. */
type TimeValue = { time: string };

/** Without the leading `=`; `result` is for readers without calculation. Never built from typed text. */
type FormulaValue = { formula: string; result: string | number };

/** A text never becomes a formula; null is an empty cell. */
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

export const HEAD_STYLE: CellStyle = { bold: true, fill: 'D9E1F2' };

/** A rectangle of cells; `row` and `column` of its upper left corner count from 1. */
export type CellBlock = {
  row: number;
  column: number;
  rows: readonly (readonly CellValue[])[];
  /** One for all cells, or one for each column of the block. */
  style?: CellStyle | readonly CellStyle[];
};

/** One column, or all from `column` to `lastColumn`, which count from 1. */
type SheetColumn = {
  column: number;
  lastColumn?: number;
  /** In characters of the default font. */
  width?: number;
  isHidden?: boolean;
  /** The style of cells outside the blocks. */
  style?: CellStyle;
};

export type SheetDescription = {
  name: string;
  columns: readonly SheetColumn[];
  blocks: Iterable<CellBlock>;
  /** Points, by row. */
  rowHeights?: Readonly<Record<number, number>>;
  /** Ranges such as `B6:D6`. */
  merges?: readonly string[];
  frozen?: { rows: number; columns: number };
  /** A range such as `B3:H20`, with the headings in its first row. */
  autoFilter?: string;
  isLandscape?: boolean;
  /** Repeated on each printed page, e.g. `1:3`. */
  printedHeadRows?: string;
};

export type WorkbookDescription = {
  title: string;
  sheets: readonly SheetDescription[];
};
