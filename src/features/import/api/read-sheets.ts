import { readArchive } from '@/excel/read-archive';
import { createSheetCollector, type Sheet, type SheetLimits } from '@/excel/sheet-cells';
import { readRows } from '@/excel/sheet-xml';
import { WorkbookRefused, type WorkbookFault } from '@/excel/workbook-refused';
import { isWorkbookPart, readParts } from '@/excel/workbook-xml';
import { readCsv, type CsvFault } from './read-csv';

/** `keepsTimes` keeps the time of a cell with day and time. */
export type ReadOptions = SheetLimits & { keepsTimes?: boolean };

export type ReadFile =
  { kind: 'sheets'; sheets: readonly Sheet[] } | { kind: 'refused'; fault: WorkbookFault | CsvFault };

/** The first bytes of ZIP archives, and of the container of older workbooks. */
const WORKBOOK_STARTS = ['50 4b', 'd0 cf'];

/** Limits the letters of all cells, because each cell may repeat the same shared string. */
const MOST_LETTERS = 10_000_000;

/** Calculates no formulas. @throws {WorkbookRefused} for a file that is no workbook, or beyond the limits. */
export async function readWorkbook(file: Blob, options: ReadOptions): Promise<Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sheets, ...parts } = readParts(await readArchive(bytes, isWorkbookPart));
  const context = { ...parts, keepsTimes: options.keepsTimes };
  let letters = 0;
  const allSheets = sheets.map(({ name, isHidden, xml }) => {
    const sheet = createSheetCollector(options);
    for (const row of readRows(xml, context)) {
      letters += row.cells.reduce((sum, [, { text }]) => sum + text.length, 0);
      if (letters > MOST_LETTERS) throw new WorkbookRefused('tooLargeUnpacked');
      if (!sheet.add(row)) break;
    }
    return sheet.end(name, isHidden);
  });
  const filled = allSheets.filter(({ lines, fault }) => lines.length > 0 || fault !== null);
  if (filled.length === 0) throw new WorkbookRefused('empty');
  return filled;
}

export async function isWorkbook(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return WORKBOOK_STARTS.includes([...start].map((byte) => byte.toString(16).padStart(2, '0')).join(' '));
}

export async function readSheets(file: Blob, options: ReadOptions): Promise<ReadFile> {
  if (!(await isWorkbook(file))) return readCsv(new Uint8Array(await file.arrayBuffer()), options);
  try {
    return { kind: 'sheets', sheets: await readWorkbook(file, options) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { kind: 'refused', fault: error.fault };
    throw error;
  }
}
