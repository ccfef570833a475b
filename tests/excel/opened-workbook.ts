import ExcelJS, { type Cell, type Worksheet } from 'exceljs';
import type { WorkbookDescription } from '@/excel/workbook-description';
import { writeWorkbook } from '@/excel/write-workbook';

/** Reads a file as a spreadsheet program would. */
export async function openWorkbook(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes instanceof Uint8Array ? bytes.buffer : bytes);
  return workbook;
}

/** Writes a workbook and opens it again. */
export async function reopen(description: WorkbookDescription): Promise<ExcelJS.Workbook> {
  return openWorkbook(await writeWorkbook(description));
}

export function findSheet(workbook: ExcelJS.Workbook, index = 0): Worksheet {
  const sheet = workbook.worksheets[index];
  if (!sheet) throw new Error(`There is no sheet ${index}`);
  return sheet;
}

/** A day as `YYYY-MM-DD`, a formula as `=…→result`, all else as it is. */
function readContent(cell: Cell): unknown {
  if (cell.formula) {
    const { result } = cell;
    return `=${cell.formula} → ${typeof result === 'object' ? JSON.stringify(result) : (result ?? '')}`;
  }
  return cell.value instanceof Date ? cell.value.toISOString() : cell.value;
}

/** The contents of a rectangle such as `B3:H5`, row by row. */
export function readContents(sheet: Worksheet, range: string): unknown[][] {
  const [from = '', to = ''] = range.split(':');
  const first = sheet.getCell(from);
  const last = sheet.getCell(to);
  return Array.from({ length: Number(last.row) - Number(first.row) + 1 }, (_row, row) =>
    Array.from({ length: Number(last.col) - Number(first.col) + 1 }, (_column, column) =>
      readContent(sheet.getCell(Number(first.row) + row, Number(first.col) + column)),
    ),
  );
}

/** The widths of the columns from A on; a hidden one as `hidden`. */
export function readWidths(sheet: Worksheet, count: number): (number | 'hidden' | undefined)[] {
  return Array.from({ length: count }, (_, index) => {
    const { hidden, width } = sheet.getColumn(index + 1);
    return hidden ? 'hidden' : width;
  });
}

/** The `RRGGBB` of a cell's fill. */
export function readFill(cell: Cell): string | undefined {
  return cell.fill?.type === 'pattern' ? cell.fill.fgColor?.argb?.slice(2) : undefined;
}
