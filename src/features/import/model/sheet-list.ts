import { isFilled, type Sheet, type SheetFault, type SheetLine, type SheetLines } from '@/excel/sheet-cells';

/** The sheet, the row of its headings, and whether hidden rows belong to the list. */
export type ListPlace = { sheet: number; heading: number; takesHidden: boolean };

/** The rows of a list, headings first, and the numbers of its columns. */
export type SheetList = { lines: SheetLines; columns: readonly number[] };

/** Heading rows are searched and offered among this many filled rows. */
export const MOST_TITLE_LINES = 50;
/** A heading row names at least two fields. */
const LEAST_NAMES = 2;

export type CountNames = (texts: readonly string[]) => number;

function findHeading({ lines }: Sheet, countNames: CountNames): number | null {
  const heading = lines
    .slice(0, MOST_TITLE_LINES)
    .find(({ cells }) => countNames(cells.map(({ text }) => text)) >= LEAST_NAMES);
  return heading?.line ?? null;
}

/** The first row that names fields, else the first visible row. */
export function findHeadingRow(sheet: Sheet, countNames: CountNames): number {
  const firstVisible = sheet.lines.find(({ isHidden }) => !isHidden) ?? sheet.lines[0];
  return findHeading(sheet, countNames) ?? firstVisible?.line ?? 1;
}

/** Prefers visible sheets with known headings; returns the fault of a sheet that is not whole. */
export function findList(sheets: readonly Sheet[], countNames: CountNames): ListPlace | SheetFault | 'empty' {
  const isShown = ({ isHidden }: Sheet) => !isHidden;
  const isWhole = ({ fault }: Sheet) => fault === null;
  const isNamed = (sheet: Sheet) => findHeading(sheet, countNames) !== null;
  const chosen =
    sheets.find((sheet) => isShown(sheet) && isWhole(sheet) && isNamed(sheet)) ??
    sheets.find((sheet) => isWhole(sheet) && isNamed(sheet)) ??
    sheets.find((sheet) => isShown(sheet) && !isWhole(sheet)) ??
    sheets.find(isShown) ??
    sheets[0];
  if (!chosen) return 'empty';
  return (
    chosen.fault ?? {
      sheet: sheets.indexOf(chosen),
      takesHidden: false,
      heading: findHeadingRow(chosen, countNames),
    }
  );
}

export function readList(
  sheets: readonly Sheet[],
  { sheet: sheetIndex, heading, takesHidden }: ListPlace,
): SheetList {
  const { lines = [], columns = [] } = sheets[sheetIndex] ?? {};
  const listLines = lines.filter(
    ({ line, isHidden }) => line === heading || (line > heading && (takesHidden || !isHidden)),
  );
  const filledColumns = columns
    .map((column, index) => ({ column, index }))
    .filter(({ index }) => listLines.some((row) => isFilledAt(row, index)));
  return {
    columns: filledColumns.map(({ column }) => column),
    lines: listLines.map((row) => ({
      ...row,
      cells: filledColumns.map(({ index }) => row.cells[index] ?? { text: '' }),
    })),
  };
}

function isFilledAt({ cells }: SheetLine, index: number): boolean {
  const cell = cells[index];
  return cell !== undefined && isFilled(cell);
}

/** The filled rows above the headings, which are not imported. */
export function linesAbove(sheet: Sheet | undefined, heading: number): SheetLines {
  return sheet?.lines.filter(({ line }) => line < heading) ?? [];
}

export function countHidden(sheet: Sheet | undefined, heading: number): number {
  return sheet?.lines.filter(({ line, isHidden }) => line > heading && isHidden).length ?? 0;
}
