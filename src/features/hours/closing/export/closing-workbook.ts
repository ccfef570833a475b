import { cellRange } from '@/excel/cell-address';
import { columnTotal } from '@/excel/cell-totals';
import type { CsvRows } from '@/excel/csv-text';
import {
  HEAD_STYLE,
  type CellBlock,
  type CellStyle,
  type CellValue,
  type WorkbookDescription,
} from '@/excel/workbook-description';
import type { DayKind, WorkDay } from '@/features/work/model/work-days';
import { worstFigure, type LimitFigure, type LimitState } from '@/features/work/model/overtime-limits';
import { localName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import { countPeopleToComplete, type BoardRow } from '../model/closing-board';

export type ClosingWords = {
  no: string;
  staffNo: string;
  member: string;
  total: string;
  due: string;
  days: string;
  hours: string;
  balance: string;
  leaveMark: string;
  peopleMissing: string;
};

type LimitNames = {
  short: string;
  highestAverage: string;
  states: Record<LimitState, string>;
  formatLimitName: (figure: LimitFigure) => string;
};

type ClosingSheet = {
  rows: readonly BoardRow[];
  dates: readonly CalendarDate[];
  today: CalendarDate;
  words: ClosingWords;
  language: Language;
  /** The names of the overtime limits, where their columns are added. */
  limits?: LimitNames;
};

const HEAD: CellStyle = { ...HEAD_STYLE, align: 'center' };
const BOLD: CellStyle = { bold: true };
const DAY_STYLES: Partial<Record<DayKind, CellStyle>> = {
  missing: { fill: 'FCE4D6', color: '8F5500', bold: true },
  partial: { fill: 'FFF2CC', color: '8F5500' },
  leave: { fill: 'DDEBF7', color: '035BB3', align: 'center' },
};

const FIRST_ROW = 2;
/** The first three columns are number, staff number and name. */
const FIRST_DAY_COLUMN = 4;

/** The sums are total, due, balance, days missing and hours missing; the limits follow them. */
const SUM_COLUMNS = 5;
const LIMIT_COLUMNS = 5;

/** The hours, the mark of leave, or 0 where hours are due and none are recorded. */
function dayCell({ kind, recorded }: WorkDay, leaveMark: string): CellValue {
  if (kind === 'leave') return leaveMark;
  return recorded > 0 || kind === 'missing' || kind === 'today' ? recorded : null;
}

/** The state of the worst limit, then the hours of each, with the highest of the averages. */
function limitCells({ limits: figures = [] }: BoardRow, { limits }: ClosingSheet): CellValue[] {
  if (!limits) return [];
  const state = worstFigure(figures)?.state;
  const highestHours = (limitName: LimitFigure['name']) =>
    figures.length === 0
      ? null
      : Math.max(...figures.flatMap(({ name, hours }) => (name === limitName ? hours : [])));
  const hours = (['month', 'year', 'monthInAll', 'average'] as const).map(highestHours);
  return [state ? limits.states[state] : null, ...hours];
}

function limitHeadings({ rows, limits }: ClosingSheet): CellValue[] {
  if (!limits) return [];
  const figures = rows.find((row) => row.limits)?.limits ?? [];
  const names = figures.flatMap((figure) =>
    figure.name === 'average' ? [] : limits.formatLimitName(figure),
  );
  return [limits.short, ...names, limits.highestAverage];
}

function toHeadings(sheet: ClosingSheet): CellValue[] {
  const { dates, words } = sheet;
  const { no, staffNo, member, total, due, days, hours, balance } = words;
  const numbers = dates.map((date) => Number(date.slice(8)));
  return [no, staffNo, member, ...numbers, total, due, balance, days, hours, ...limitHeadings(sheet)];
}

function rowCells(row: BoardRow, index: number, sheet: ClosingSheet, total: CellValue): CellValue[] {
  const { person, days, due, open, missing, balance } = row;
  const { words, language } = sheet;
  return [
    index + 1,
    person.staff_no,
    localName(person, language),
    ...days.map((day) => dayCell(day, words.leaveMark)),
    total,
    due,
    balance,
    open.length,
    missing,
    ...limitCells(row, sheet),
  ];
}

/** Writes the days that have a style once more, over their plain cells. */
function* styledBlocks({ rows, words }: ClosingSheet): Generator<CellBlock> {
  for (const [index, { days }] of rows.entries()) {
    for (const [dayIndex, day] of days.entries()) {
      const style = DAY_STYLES[day.kind];
      if (!style) continue;
      const value = dayCell(day, words.leaveMark);
      yield { row: FIRST_ROW + index, column: FIRST_DAY_COLUMN + dayIndex, rows: [[value]], style };
    }
  }
}

function* sheetBlocks(sheet: ClosingSheet): Generator<CellBlock> {
  const { rows, dates, today, words } = sheet;
  const totalColumn = FIRST_DAY_COLUMN + dates.length;
  // Hours recorded on future days are not part of the total.
  const counted = dates.filter((date) => date <= today).length;
  const cells = rows.map((row, index) => {
    const sheetRow = FIRST_ROW + index;
    const days = cellRange(sheetRow, FIRST_DAY_COLUMN, sheetRow, FIRST_DAY_COLUMN + counted - 1);
    const total = counted === 0 ? 0 : { formula: `SUM(${days})`, result: row.total };
    return rowCells(row, index, sheet, total);
  });
  const sums = Array.from({ length: SUM_COLUMNS }, (_, offset) =>
    columnTotal(cells, {
      index: totalColumn - 1 + offset,
      column: totalColumn + offset,
      firstRow: FIRST_ROW,
    }),
  );
  const footRow = FIRST_ROW + rows.length;
  yield { row: 1, column: 1, rows: [toHeadings(sheet)], style: HEAD };
  yield { row: FIRST_ROW, column: 1, rows: cells };
  yield* styledBlocks(sheet);
  yield {
    row: footRow,
    column: 1,
    rows: [[null, null, words.total, ...dates.map(() => null), ...sums]],
    style: BOLD,
  };
  const missing = countPeopleToComplete(rows, dates).map((count) => (count > 0 ? count : null));
  yield { row: footRow + 1, column: 1, rows: [[null, null, words.peopleMissing, ...missing]], style: BOLD };
}

export function closingWorkbook(
  sheet: ClosingSheet & { title: string; month: CalendarMonth },
): WorkbookDescription {
  const { rows, dates, title, month } = sheet;
  const lastColumn = FIRST_DAY_COLUMN + dates.length + SUM_COLUMNS - 1 + (sheet.limits ? LIMIT_COLUMNS : 0);
  return {
    title,
    sheets: [
      {
        name: month,
        columns: [
          { column: 1, width: 6 },
          { column: 2, width: 12 },
          { column: 3, width: 26 },
          { column: FIRST_DAY_COLUMN, lastColumn: FIRST_DAY_COLUMN + dates.length - 1, width: 5 },
          { column: FIRST_DAY_COLUMN + dates.length, lastColumn, width: 11 },
        ],
        // Each iteration generates the blocks anew, so that they are never all in memory.
        blocks: { [Symbol.iterator]: () => sheetBlocks(sheet) },
        frozen: { rows: 1, columns: 3 },
        autoFilter: cellRange(1, 1, FIRST_ROW + rows.length - 1, lastColumn),
        isLandscape: true,
        printedHeadRows: '1:1',
      },
    ],
  };
}

/** Without the two rows of sums below the people. */
export function closingCsv(sheet: ClosingSheet): CsvRows {
  const rows = sheet.rows.map((row, index) => rowCells(row, index, sheet, row.total));
  return [toHeadings(sheet), ...rows];
}
