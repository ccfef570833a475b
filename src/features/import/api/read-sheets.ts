import Papa from 'papaparse';
import { looksLikeFormula } from '@/excel/csv-text';
import { readArchive } from '@/excel/read-archive';
import { createSheetCollector, type Sheet, type SheetLimits } from '@/excel/sheet-cells';
import { readRows } from '@/excel/sheet-xml';
import { isWorkbookPart, readParts } from '@/excel/workbook-xml';
import { WorkbookRefused, type WorkbookFault } from '@/excel/zip-directory';
import { decodeText } from '@/lib/decode-text';

/** `keepsTimes` keeps the time of a cell with day and time. */
export type ReadOptions = SheetLimits & { keepsTimes?: boolean };

type CsvFault = 'notText' | 'openQuotes' | 'empty';

type CsvReading = { kind: 'sheets'; sheets: readonly Sheet[] } | { kind: 'refused'; fault: CsvFault };

const SEPARATORS = [',', ';', '\t'];

/** A first line such as `sep=;` gives Excel the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/;

/** Returns the shown text, without an apostrophe against formulas or a formula that keeps zeros. */
function toShownText(text: string): string {
  if (text.startsWith("'") && looksLikeFormula(text.slice(1))) return text.slice(1);
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text;
}

const refuse = (fault: CsvFault): CsvReading => ({ kind: 'refused', fault });

/** Reads the filled rows of a CSV file as a sheet, separated by commas, semicolons or tabs. */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): CsvReading {
  const text = decodeText(bytes);
  if (text === null) return refuse('notText');
  const [head = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const sheet = createSheetCollector(limits);
  let line = 0;
  let hasOpenQuotes = false;
  Papa.parse<string[]>(text.slice(head.length), {
    delimiter: separator ?? '',
    delimitersToGuess: SEPARATORS,
    step: ({ data, errors }, parser) => {
      line += 1;
      hasOpenQuotes ||= errors.some(({ type }) => type === 'Quotes');
      const cells = data.map((cell, index) => [index + 1, { text: toShownText(cell) }] as const);
      if (!sheet.add({ line, cells })) parser.abort();
    },
  });
  if (hasOpenQuotes) return refuse('openQuotes');
  const filled = sheet.end('', false);
  return filled.lines.length === 0 && !filled.fault ? refuse('empty') : { kind: 'sheets', sheets: [filled] };
}

/** Limits the letters of all cells, because each cell may repeat the same shared string. */
const MOST_LETTERS = 10_000_000;

/** Calculates no formulas. @throws {WorkbookRefused} for any other file, or a workbook beyond the limits. */
export async function readWorkbook(file: Blob, options: ReadOptions): Promise<Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sheets, ...parts } = readParts(await readArchive(bytes, isWorkbookPart));
  const context = { ...parts, keepsTimes: options.keepsTimes };
  let letters = 0;
  const allSheets = sheets.map(({ name, isHidden, xml }) => {
    const sheet = createSheetCollector(options);
    for (const row of readRows(xml, context)) {
      letters += row.cells.reduce((sum, [, { text }]) => sum + text.length, 0);
      if (letters > MOST_LETTERS) throw new WorkbookRefused('swollen');
      if (!sheet.add(row)) break;
    }
    return sheet.end(name, isHidden);
  });
  const filled = allSheets.filter(({ lines, fault }) => lines.length > 0 || fault !== null);
  if (filled.length === 0) throw new WorkbookRefused('empty');
  return filled;
}

export type ReadFile =
  { kind: 'sheets'; sheets: readonly Sheet[] } | { kind: 'refused'; fault: WorkbookFault | CsvFault };

/** The first bytes of ZIP archives, and of the container of older workbooks. */
const WORKBOOK_STARTS = ['50 4b', 'd0 cf'];

/** True for a workbook by its first bytes, whatever its name. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return WORKBOOK_STARTS.includes([...start].map((byte) => byte.toString(16).padStart(2, '0')).join(' '));
}

/** Reads the sheets of a workbook, or a CSV file as one sheet. */
export async function readSheets(file: Blob, options: ReadOptions): Promise<ReadFile> {
  if (!(await isWorkbook(file))) return readCsv(new Uint8Array(await file.arrayBuffer()), options);
  try {
    return { kind: 'sheets', sheets: await readWorkbook(file, options) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { kind: 'refused', fault: error.fault };
    throw error;
  }
}
