import Papa from 'papaparse';
import { looksLikeFormula } from '@/excel/formula-like';
import type { SheetCells, SheetLine } from '@/excel/sheet-cells';
import { decodeText } from '@/lib/decode-text';

export type CsvFault = 'notText' | 'openQuotes' | 'tooManyRows' | 'empty';

export type CsvReading = { kind: 'cells'; cells: SheetCells } | { kind: 'refused'; fault: CsvFault };

const SEPARATORS = [',', ';', '\t'];
/** Rows that are empty count as well. */
const MOST_LINES = 20_000;

/** Excel is told the separator by such a first line. */
const TOLD = /^sep=(.)\r?\n/;

/** Our own files keep a text from becoming a formula by an apostrophe, which a spreadsheet does not show. */
const withoutApostrophe = (text: string) =>
  text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text;

const refused = (fault: CsvFault): CsvReading => ({ kind: 'refused', fault });

/** The filled rows of a CSV file, at most `mostRows` of them: separated by commas, semicolons or tabs, whichever the file has. */
export function readCsv(bytes: Uint8Array, mostRows: number): CsvReading {
  const text = decodeText(bytes);
  if (text === null) return refused('notText');
  const [head = '', told] = TOLD.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(head.length), {
    delimiter: told ?? '',
    delimitersToGuess: SEPARATORS,
    preview: MOST_LINES + 1,
  });
  if (errors.some(({ type }) => type === 'Quotes')) return refused('openQuotes');
  if (data.length > MOST_LINES) return refused('tooManyRows');
  const lines = data.map((cells, index): SheetLine => ({
    line: index + 1,
    cells: cells.map((cell) => ({ text: withoutApostrophe(cell) })),
  }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.text.trim() !== ''));
  if (filled.length === 0) return refused('empty');
  return filled.length > mostRows ? refused('tooManyRows') : { kind: 'cells', cells: filled };
}
