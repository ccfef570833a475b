import ExcelJS from 'exceljs';
import { checkArchive } from './check-archive';
import type { SheetCell, SheetCells, SheetLine } from './sheet-cells';
import { WorkbookRefused } from './workbook-refused';

/** Rows that are there for their looks alone count as well. */
const MOST_DRAWN_ROWS = 20_000;
const MOST_COLUMNS = 200;

/** Each of them names ranges, which the library takes apart cell by cell: of a whole column a million. */
const LEFT_OUT = [
  'dataValidations',
  'mergeCells',
  'conditionalFormatting',
  'autoFilter',
  'hyperlinks',
  'drawing',
  'picture',
  'tableParts',
  'extLst',
];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The library counts days in UTC. */
const dayOf = (date: Date) =>
  Number.isNaN(date.getTime())
    ? ''
    : `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;

/** A format such as `00000` shows the zeros in front, which belong to a staff number. */
function numberText(value: number, format: string): string {
  const [zeros = ''] = /^0+$/.exec(format) ?? [];
  return String(value).padStart(zeros.length, '0');
}

function readCell(value: ExcelJS.CellValue, format: string): SheetCell {
  if (value === null || value === undefined) return { text: '' };
  if (typeof value === 'number') return { text: numberText(value, format) };
  if (typeof value !== 'object') return { text: String(value) };
  if (value instanceof Date) return { text: dayOf(value) };
  if ('richText' in value) return { text: value.richText.map(({ text }) => text).join('') };
  if ('error' in value) return { text: value.error, fault: 'error' };
  if ('formula' in value || 'sharedFormula' in value)
    return { text: readCell(value.result, format).text, fault: 'formula' };
  // The type says that it is a text, the library sometimes puts a rich one there.
  return 'text' in value ? readCell(value.text as ExcelJS.CellValue, '') : { text: '' };
}

function readRow(row: ExcelJS.Row): SheetLine {
  const cells: SheetCell[] = [];
  row.eachCell((cell, column) => {
    while (cells.length < column - 1) cells.push({ text: '' });
    cells.push(readCell(cell.value, cell.numFmt ?? ''));
  });
  return { line: row.number, cells };
}

const isFilled = ({ cells }: SheetLine) => cells.some(({ text, fault }) => fault ?? text.trim() !== '');

/** Named ranges are taken apart by the library as well: the workbook that is read has none. */
function withoutNames(workbook: ExcelJS.Workbook): ExcelJS.Workbook {
  const model = Object.getOwnPropertyDescriptor(ExcelJS.Workbook.prototype, 'model');
  Object.defineProperty(workbook, 'model', {
    set: (read: object) => model?.set?.call(workbook, { ...read, definedNames: [] }),
  });
  return workbook;
}

/**
 * The filled rows of the first sheet that has any, at most `mostRows` of them.
 *
 * @throws {WorkbookRefused} for everything that is no workbook of that size, without unpacking it first.
 */
export async function readWorkbook(file: Blob, mostRows: number): Promise<SheetCells> {
  const bytes = await file.arrayBuffer();
  await checkArchive(new Uint8Array(bytes));
  const workbook = withoutNames(new ExcelJS.Workbook());
  const options = { ignoreNodes: LEFT_OUT, maxRows: MOST_DRAWN_ROWS, maxCols: MOST_COLUMNS };
  await workbook.xlsx.load(bytes, options).catch((error: unknown) => {
    throw new WorkbookRefused(/^Max /.test(String((error as Error).message)) ? 'tooManyRows' : 'truncated');
  });
  for (const sheet of workbook.worksheets) {
    const lines: SheetLine[] = [];
    sheet.eachRow((row) => void lines.push(readRow(row)));
    const filled = lines.filter(isFilled);
    if (filled.length > mostRows) throw new WorkbookRefused('tooManyRows');
    if (filled.length > 0) return filled;
  }
  throw new WorkbookRefused('empty');
}
