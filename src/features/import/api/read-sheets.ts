import { readWorkbook } from '@/excel/read-workbook';
import type { Sheet, SheetLimits } from '@/excel/sheet-cells';
import { WorkbookRefused, type WorkbookFault } from '@/excel/workbook-refused';
import { readCsv, type CsvFault } from '../model/read-csv';

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
