import Papa from 'papaparse';
import { looksLikeFormula } from '@/excel/csv-text';
import { createSheetCollector, type Sheet, type SheetLimits } from '@/excel/sheet-cells';
import { decodeText } from '@/lib/decode-text';

export type CsvFault = 'notText' | 'badQuotes' | 'empty';

type CsvReading = { kind: 'sheets'; sheets: readonly Sheet[] } | { kind: 'refused'; fault: CsvFault };

const SEPARATORS = [',', ';', '\t'];

/** A first line such as `sep=;` gives Excel the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/;

/** Undoes what exports and spreadsheets add to a text: an apostrophe before a formula, and `="007"` around leading zeros. */
function toShownText(text: string): string {
  if (text.startsWith("'") && looksLikeFormula(text.slice(1))) return text.slice(1);
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

const refuse = (fault: CsvFault): CsvReading => ({ kind: 'refused', fault });

export function readCsv(bytes: Uint8Array, limits: SheetLimits): CsvReading {
  const text = decodeText(bytes);
  if (text === null) return refuse('notText');
  const [head = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const sheet = createSheetCollector(limits);
  let line = 0;
  let hasBadQuotes = false;
  Papa.parse<string[]>(text.slice(head.length), {
    delimiter: separator ?? '',
    delimitersToGuess: SEPARATORS,
    step: ({ data, errors }, parser) => {
      line += 1;
      hasBadQuotes ||= errors.some(({ type }) => type === 'Quotes');
      const cells = data.map((cell, index) => [index + 1, { text: toShownText(cell) }] as const);
      if (!sheet.add({ line, cells })) parser.abort();
    },
  });
  if (hasBadQuotes) return refuse('badQuotes');
  const filled = sheet.end('', false);
  return filled.lines.length === 0 && !filled.fault ? refuse('empty') : { kind: 'sheets', sheets: [filled] };
}
