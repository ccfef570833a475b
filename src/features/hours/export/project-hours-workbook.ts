import { cellRange, LAST_COLUMN } from '@/excel/cell-address';
import type {
  CellBlock,
  CellStyle,
  CellValue,
  SheetDescription,
  WorkbookDescription,
} from '@/excel/workbook-description';
import { formatHours, localName } from '@/i18n/format';
import { rangeLabel } from '../model/date-range';
import type { PeriodHours, ProjectHours } from '../model/project-hours';
import type { SheetLanguage } from './hours-sheet';

/** Heads each sheet in both languages. Source: EX-1. */
const TITLE = '作業実績_全員工数';

const FIRST_COLUMN = 2;
const HOURS_COLUMN = 5;
const LAST_SHOWN_COLUMN = 26;
const WHITE = 'FFFFFF';
const PAPER: CellStyle = { fill: WHITE };
const TITLE_STYLE: CellStyle = { bold: true, size: 14, fill: WHITE };
const NAME: CellStyle = { bold: true, size: 11, fill: WHITE };
const HEAD: CellStyle = { bold: true, color: WHITE, fill: '1B5E20', align: 'center', hasBorder: true };
const BODY: CellStyle = { fill: WHITE, hasBorder: true };
const BOLD: CellStyle = { ...BODY, bold: true };

/** A `SUBTOTAL` formula, which ignores other subtotals: the total of a period does not count them twice. */
function subtotal(firstRow: number, lastRow: number, result: number): CellValue {
  return {
    formula: `SUBTOTAL(9,${cellRange(firstRow, HOURS_COLUMN, lastRow, HOURS_COLUMN)})`,
    result,
  };
}

function* projectBlocks(
  { project, members, hours }: ProjectHours,
  row: number,
  sheetLanguage: SheetLanguage,
): Generator<CellBlock> {
  const { words, language } = sheetLanguage;
  const headRow = row + 1;
  const firstRow = row + 2;
  const rows = members.map((member, index) => [
    index + 1,
    localName(member, language),
    formatHours(member.hours, language),
    member.hours,
  ]);
  const lastRow = firstRow + rows.length - 1;
  const headings = [words.no, words.staffName, words.workingHours, words.decimalHours];
  const sums = [null, words.subtotal, null, subtotal(firstRow, lastRow, hours)];
  yield { row, column: FIRST_COLUMN, rows: [[localName(project, language)]], style: NAME };
  yield { row: headRow, column: FIRST_COLUMN, rows: [headings], style: HEAD };
  yield { row: firstRow, column: FIRST_COLUMN, rows, style: BODY };
  yield { row: lastRow + 1, column: FIRST_COLUMN, rows: [sums], style: BOLD };
}

/** The rows of name, headings and subtotal, and the empty row after them. */
const ROWS_AROUND_MEMBERS = 4;

/** The row of the label, and an empty row before and after the projects. */
const ROWS_AROUND_PROJECTS = 3;

function* periodBlocks(
  { range, projects, hours }: PeriodHours,
  row: number,
  sheetLanguage: SheetLanguage,
): Generator<CellBlock> {
  const firstRow = row + 2;
  // The last project ends with its subtotal and an empty row.
  const lastRow = firstRow + countSheetRows(projects) - 2;
  const total = subtotal(firstRow, lastRow, hours);
  yield { row, column: 1, rows: [[rangeLabel(range)]], style: TITLE_STYLE };
  yield { row, column: HOURS_COLUMN - 1, rows: [[sheetLanguage.words.total, total]], style: NAME };
  let next = firstRow;
  for (const project of projects) {
    yield* projectBlocks(project, next, sheetLanguage);
    next += countSheetRows([project]);
  }
}

function countSheetRows(projects: readonly ProjectHours[]): number {
  return projects.reduce((sum, { members }) => sum + members.length + ROWS_AROUND_MEMBERS, 0);
}

const FIRST_PERIOD_ROW = 3;

/** A generator, because two years of everybody are 100,000 rows. */
function* sheetBlocks(periods: readonly PeriodHours[], sheetLanguage: SheetLanguage): Generator<CellBlock> {
  yield { row: 1, column: 1, rows: [[TITLE]], style: TITLE_STYLE };
  let row = FIRST_PERIOD_ROW;
  for (const period of periods) {
    yield* periodBlocks(period, row, sheetLanguage);
    row += ROWS_AROUND_PROJECTS + countSheetRows(period.projects);
  }
}

function toSheet(
  name: string,
  periods: readonly PeriodHours[],
  sheetLanguage: SheetLanguage,
): SheetDescription {
  return {
    name,
    columns: [
      { column: 1, lastColumn: LAST_SHOWN_COLUMN, style: PAPER },
      { column: 2, width: 6 },
      { column: 3, width: 30 },
      { column: 4, width: 20 },
      { column: HOURS_COLUMN, width: 15 },
      { column: LAST_SHOWN_COLUMN + 1, lastColumn: LAST_COLUMN, isHidden: true },
    ],
    // Each iteration generates the blocks anew, so that they are never all in memory.
    blocks: { [Symbol.iterator]: () => sheetBlocks(periods, sheetLanguage) },
    frozen: { rows: 1, columns: 0 },
    printedHeadRows: '1:1',
  };
}

/** Writes all weeks on one sheet, or a sheet for each month. Source: HR-3, EX-1. */
export function projectHoursWorkbook(
  periods: readonly PeriodHours[],
  { title, isByMonth, ...sheetLanguage }: SheetLanguage & { title: string; isByMonth: boolean },
): WorkbookDescription {
  const pages = isByMonth ? periods.map((period) => [period]) : [periods];
  const sheetName = (index: number) => (index === 0 ? 'Sheet1' : `Sheet ${index + 1}`);
  return { title, sheets: pages.map((page, index) => toSheet(sheetName(index), page, sheetLanguage)) };
}

export function* projectHoursCsv(
  periods: readonly PeriodHours[],
  { words, language }: SheetLanguage,
): Generator<CellValue[]> {
  yield [words.period, words.project, words.staffName, words.workingHours, words.decimalHours];
  for (const { range, projects } of periods) {
    for (const { project, members } of projects) {
      for (const member of members) {
        yield [
          rangeLabel(range),
          localName(project, language),
          localName(member, language),
          formatHours(member.hours, language),
          member.hours,
        ];
      }
    }
  }
}
