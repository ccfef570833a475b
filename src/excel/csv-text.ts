import { exactFigure } from '@/lib/exact-figure';
import type { CellValue } from './workbook-description';

/** True for a text that a spreadsheet may take for a formula, in a CSV file or when a cell is edited. */
export function looksLikeFormula(text: string): boolean {
  return /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text);
}

// Without it, Excel reads UTF-8 as a regional code page.
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Digits with leading zeros, which a spreadsheet would drop. */
const LEADING_ZEROS = /^0\d+$/;

function toSafeText(text: string): string {
  if (LEADING_ZEROS.test(text)) return `="${text}"`;
  // The apostrophe makes a spreadsheet treat the text as text.
  return looksLikeFormula(text) ? `'${text}` : text;
}

function toText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(exactFigure(value));
  if (typeof value === 'string') return toSafeText(value);
  if ('date' in value) return value.date;
  if ('time' in value) return value.time;
  return toText(value.result);
}

function quote(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type CsvRows = Iterable<readonly CellValue[]>;

/**
 * Yields the lines of a CSV file that Excel opens with a double click. Dates are `YYYY-MM-DD`, formulas are
 * written as their results. A text never becomes a formula, except that digits with leading zeros are written
 * as `="007"`, the only form in which spreadsheets keep the zeros. Source: EX-1.
 */
export function* csvLines(rows: CsvRows): Generator<string> {
  yield BYTE_ORDER_MARK;
  for (const row of rows) yield row.map((value) => quote(toText(value))).join(',') + LINE_END;
}
