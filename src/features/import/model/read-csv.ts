import Papa from 'papaparse';
import { looksLikeFormula } from '@/excel/formula-like';
import { createSheet, type Sheet, type SheetLimits } from '@/excel/sheet-cells';
import { decodeText } from '@/lib/decode-text';

export type CsvFault = 'notText' | 'openQuotes' | 'empty';

export type CsvReading = { kind: 'sheets'; sheets: readonly Sheet[] } | { kind: 'refused'; fault: CsvFault };

const SEPARATORS = [',', ';', '\t'];

/** Excel is told the separator by such a first line. */
const TOLD = /^sep=(.)\r?\n/;

/**
 * What a spreadsheet shows of a cell: neither the apostrophe by which our own files keep a text from becoming a formula, nor
 * the formula that keeps zeros in front.
 */
function shownText(text: string): string {
  if (text.startsWith("'") && looksLikeFormula(text.slice(1))) return text.slice(1);
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

const refused = (fault: CsvFault): CsvReading => ({ kind: 'refused', fault });

/** The filled rows of a CSV file as a sheet: separated by commas, semicolons or tabs, whichever the file has. */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): CsvReading {
  const text = decodeText(bytes);
  if (text === null) return refused('notText');
  const [head = '', told] = TOLD.exec(text) ?? [];
  const sheet = createSheet(limits);
  let [line, isOpen] = [0, false];
  Papa.parse<string[]>(text.slice(head.length), {
    delimiter: told ?? '',
    delimitersToGuess: SEPARATORS,
    step: ({ data, errors }, parser) => {
      line += 1;
      isOpen ||= errors.some(({ type }) => type === 'Quotes');
      const cells = data.map((cell, place) => [place + 1, { text: shownText(cell) }] as const);
      if (!sheet.add({ line, cells })) parser.abort();
    },
  });
  if (isOpen) return refused('openQuotes');
  const read = sheet.end('', false);
  return read.lines.length === 0 && !read.fault ? refused('empty') : { kind: 'sheets', sheets: [read] };
}
