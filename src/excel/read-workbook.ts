import { readArchive } from './read-archive';
import { createSheet, type Sheet, type SheetLimits } from './sheet-cells';
import { readRows } from './sheet-xml';
import { isWorkbookPart, readParts } from './workbook-xml';
import { WorkbookRefused } from './workbook-refused';

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
