import { createSheet, type Sheet, type SheetLimits } from '@/excel/sheet-cells';
import { type WorkbookFault, WorkbookRefused } from '@/excel/workbook-refused';
import { type CsvFault, readCsv } from '../model/read-csv';
import { readArchive } from '../../../excel/read-archive';
import { readRows } from '../../../excel/sheet-xml';
import { isWorkbookPart, readParts } from '../../../excel/workbook-xml';

/** A shared string is stored once and may be in every cell. */
const MOST_LETTERS = 10_000_000;

/**
 * The sheets of an .xlsx file that hold anything. Formulas are not calculated.
 *
 * @throws {WorkbookRefused} for everything that is no workbook of a list's size.
 */
export async function readWorkbook(file: Blob, limits: SheetLimits): Promise<Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sheets, ...told } = readParts(await readArchive(bytes, isWorkbookPart));
  let letters = 0;
  const read = sheets.map(({ name, isHidden, xml }) => {
    const sheet = createSheet(limits);
    for (const row of readRows(xml, told)) {
      letters += row.cells.reduce((sum, [, { text }]) => sum + text.length, 0);
      if (letters > MOST_LETTERS) throw new WorkbookRefused('swollen');
      if (!sheet.add(row)) break;
    }
    return sheet.end(name, isHidden);
  });
  const filled = read.filter(({ lines, fault }) => lines.length > 0 || fault !== null);
  if (filled.length === 0) throw new WorkbookRefused('empty');
  return filled;
}

export type ReadFile =
  { kind: 'sheets'; sheets: readonly Sheet[] } | { kind: 'refused'; fault: WorkbookFault | CsvFault };

/** Archives, and the container of older workbooks. */
const WORKBOOK_STARTS = ['50 4b', 'd0 cf'];

/** True for what is a workbook by its first bytes, whatever its name says. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return WORKBOOK_STARTS.includes([...start].map((byte) => byte.toString(16).padStart(2, '0')).join(' '));
}

/** The sheets of a workbook, or a CSV file as one. */
export async function readSheets(file: Blob, limits: SheetLimits): Promise<ReadFile> {
  if (!(await isWorkbook(file))) return readCsv(new Uint8Array(await file.arrayBuffer()), limits);
  try {
    return { kind: 'sheets', sheets: await readWorkbook(file, limits) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { kind: 'refused', fault: error.fault };
    throw error;
  }
}
