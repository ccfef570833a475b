import { cellRange, LAST_COLUMN } from '@/excel/cell-address';
import type { CsvRows } from '@/excel/csv-text';
import type {
  CellBlock,
  CellStyle,
  CellValue,
  SheetDescription,
  WorkbookDescription,
} from '@/excel/workbook-description';
import { formatHours, localName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { PeriodHours, ProjectHours } from '../model/project-hours';
import type { SheetWords } from './sheet-words';

type Setting = { words: SheetWords; language: Language };

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

/** A sum that other sums of this kind leave out: the total of a period does not count its subtotals twice. */
function subtotal(firstRow: number, lastRow: number, result: number): CellValue {
  return {
    formula: `SUBTOTAL(9,${cellRange(firstRow, HOURS_COLUMN, lastRow, HOURS_COLUMN)})`,
    result,
  };
}

/** Name, headings, members, subtotal; from `row` on. */
function projectBlocks(
  { project, members, hours }: ProjectHours,
  row: number,
  setting: Setting,
): CellBlock[] {
  const { words, language } = setting;
  const [headRow, firstRow] = [row + 1, row + 2];
  const rows = members.map((member, index) => [
    index + 1,
    localName(member, language),
    formatHours(member.hours, language),
    member.hours,
  ]);
  const lastRow = firstRow + rows.length - 1;
  const headings = [words.no, words.staffName, words.workingHours, words.decimalHours];
  const sums = [null, words.subtotal, null, subtotal(firstRow, lastRow, hours)];
  return [
    { row, column: FIRST_COLUMN, rows: [[localName(project, language)]], style: NAME },
    { row: headRow, column: FIRST_COLUMN, rows: [headings], style: HEAD },
    { row: firstRow, column: FIRST_COLUMN, rows, style: BODY },
    { row: lastRow + 1, column: FIRST_COLUMN, rows: [sums], style: BOLD },
  ];
}

/** Name, headings, subtotal and the empty row after them. */
const ROWS_AROUND_MEMBERS = 4;

/** A period with its projects, from `row` on; `next` is where the following one begins. */
function periodBlocks({ label, projects, hours }: PeriodHours, row: number, setting: Setting) {
  const firstRow = row + 2;
  let next = firstRow;
  const blocks = projects.flatMap((project) => {
    const own = projectBlocks(project, next, setting);
    next += project.members.length + ROWS_AROUND_MEMBERS;
    return own;
  });
  const heading: CellBlock[] = [
    { row, column: 1, rows: [[label]], style: TITLE_STYLE },
    {
      row,
      column: HOURS_COLUMN - 1,
      rows: [[setting.words.total, subtotal(firstRow, next - 2, hours)]],
      style: NAME,
    },
  ];
  return { blocks: [...heading, ...blocks], next: next + 1 };
}

function sheetOf(name: string, periods: readonly PeriodHours[], setting: Setting): SheetDescription {
  let row = 3;
  const blocks = periods.flatMap((period) => {
    const written = periodBlocks(period, row, setting);
    row = written.next;
    return written.blocks;
  });
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
    blocks: [{ row: 1, column: 1, rows: [[TITLE]], style: TITLE_STYLE }, ...blocks],
    frozen: { rows: 1, columns: 0 },
    printedHeadRows: '1:1',
  };
}

/** Weeks one below the other on one sheet, months on a sheet each. Source: HR-3, EX-1. */
export function projectHoursWorkbook(
  periods: readonly PeriodHours[],
  { title, isByMonth, ...setting }: Setting & { title: string; isByMonth: boolean },
): WorkbookDescription {
  const pages = isByMonth ? periods.map((period) => [period]) : [periods];
  const nameOf = (index: number) => (index === 0 ? 'Sheet1' : `Sheet ${index + 1}`);
  return { title, sheets: pages.map((page, index) => sheetOf(nameOf(index), page, setting)) };
}

/** The same hours as one list. */
export function projectHoursCsv(periods: readonly PeriodHours[], { words, language }: Setting): CsvRows {
  const rows = periods.flatMap(({ label, projects }) =>
    projects.flatMap(({ project, members }) =>
      members.map((member) => [
        label,
        localName(project, language),
        localName(member, language),
        formatHours(member.hours, language),
        member.hours,
      ]),
    ),
  );
  return [[words.period, words.project, words.staffName, words.workingHours, words.decimalHours], ...rows];
}
