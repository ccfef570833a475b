import { cellRange } from '@/excel/cell-address';
import type { CsvRows } from '@/excel/csv-text';
import {
  HEAD_STYLE,
  type CellBlock,
  type CellStyle,
  type CellValue,
  type WorkbookDescription,
} from '@/excel/workbook-description';
import { FULL_DAY_HOURS } from '@/features/work/model/day-hours';
import { localName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { CalendarDate } from '@/lib/calendar-date';
import type { AtWork, WallRow } from '../model/wall-rows';
import { toWeekLoad } from '../model/wall-period';

export type WallSheetWords = {
  no: string;
  staffNo: string;
  member: string;
  load: string;
  days: string;
  unpaidMark: string;
  atWork: string;
};

type WallSheet = {
  rows: readonly WallRow[];
  dates: readonly CalendarDate[];
  atWork: readonly AtWork[] | undefined;
  findHours: ((staffId: number) => number) | undefined;
  words: WallSheetWords;
  language: Language;
};

const HEAD: CellStyle = { ...HEAD_STYLE, align: 'center' };
const LEAVE: CellStyle = { fill: 'DDEBF7', color: '035BB3', align: 'center' };
const TIGHT: CellStyle = { bold: true, fill: 'FCE4D6', color: '8F5500' };

const FIRST_ROW = 2;
/** The columns: number, staff number, name, weekly hours, then the days. */
const NAME_COLUMN = 3;
const FIRST_DAY_COLUMN = 5;

function personCells({ person }: WallRow, index: number, { findHours, language }: WallSheet): CellValue[] {
  const load = findHours ? toWeekLoad(findHours(person.id)).hours : null;
  return [index + 1, person.staff_no, localName(person, language), load];
}

const leaveHours = ({ days }: WallRow): CellValue[] => days.map(({ absence }) => absence?.hours ?? null);

const countLeaveDays = ({ days }: WallRow): number =>
  days.reduce((sum, { absence }) => sum + (absence?.hours ?? 0), 0) / FULL_DAY_HOURS;

/** Writes the cells with leave again, in the style of their kind. */
function* leaveBlocks({ rows, words }: WallSheet): Generator<CellBlock> {
  const unpaid: CellStyle = { align: 'center', numberFormat: `General"${words.unpaidMark}"` };
  for (const [index, { days }] of rows.entries()) {
    for (const [dayIndex, { absence }] of days.entries()) {
      if (!absence) continue;
      const style = absence.kind === 'unpaid' ? unpaid : LEAVE;
      yield { row: FIRST_ROW + index, column: FIRST_DAY_COLUMN + dayIndex, rows: [[absence.hours]], style };
    }
  }
}

function* sheetBlocks(sheet: WallSheet): Generator<CellBlock> {
  const { rows, dates, atWork, words } = sheet;
  const lastDayColumn = FIRST_DAY_COLUMN + dates.length - 1;
  const footRow = FIRST_ROW + rows.length;
  yield { row: 1, column: 1, rows: [[words.no, words.staffNo, words.member, words.load]], style: HEAD };
  yield {
    row: 1,
    column: FIRST_DAY_COLUMN,
    rows: [dates.map((date) => ({ date }))],
    style: { ...HEAD, numberFormat: 'm/d' },
  };
  yield { row: 1, column: lastDayColumn + 1, rows: [[words.days]], style: HEAD };
  const cells = rows.map((row, index) => {
    const sheetRow = FIRST_ROW + index;
    const formula = `SUM(${cellRange(sheetRow, FIRST_DAY_COLUMN, sheetRow, lastDayColumn)})/${FULL_DAY_HOURS}`;
    return [...personCells(row, index, sheet), ...leaveHours(row), { formula, result: countLeaveDays(row) }];
  });
  yield { row: FIRST_ROW, column: 1, rows: cells };
  yield* leaveBlocks(sheet);
  if (!atWork) return;
  yield { row: footRow, column: NAME_COLUMN, rows: [[words.atWork]], style: { bold: true } };
  const styles = atWork.map(({ isBelow }) => (isBelow ? TIGHT : { bold: true }));
  yield { row: footRow, column: FIRST_DAY_COLUMN, rows: [atWork.map(({ count }) => count)], style: styles };
}

/** People, their hours of leave by day, and the number of people at work. */
export function wallWorkbook(sheet: WallSheet & { title: string }): WorkbookDescription {
  const { rows, dates, title } = sheet;
  // The column of leave days follows the last day.
  const lastColumn = FIRST_DAY_COLUMN + dates.length;
  return {
    title,
    sheets: [
      {
        name: dates[0] ?? title,
        columns: [
          { column: 1, width: 6 },
          { column: 2, width: 12 },
          { column: NAME_COLUMN, width: 26 },
          { column: 4, width: 12 },
          { column: FIRST_DAY_COLUMN, lastColumn: lastColumn - 1, width: 7 },
          { column: lastColumn, width: 13 },
        ],
        // Generated while they are written, so that they are never all in memory.
        blocks: { [Symbol.iterator]: () => sheetBlocks(sheet) },
        frozen: { rows: 1, columns: NAME_COLUMN },
        autoFilter: cellRange(1, 1, FIRST_ROW + rows.length - 1, lastColumn),
        isLandscape: true,
        printedHeadRows: '1:1',
      },
    ],
  };
}

/** Returns the same rows as CSV, without the people at work. */
export function wallCsv(sheet: WallSheet): CsvRows {
  const { rows, dates, words } = sheet;
  const leaveTexts = ({ days }: WallRow): CellValue[] =>
    days.map(({ absence }) => {
      if (!absence) return null;
      return absence.kind === 'unpaid' ? `${absence.hours}${words.unpaidMark}` : absence.hours;
    });
  return [
    [words.no, words.staffNo, words.member, words.load, ...dates, words.days],
    ...rows.map((row, index) => [...personCells(row, index, sheet), ...leaveTexts(row), countLeaveDays(row)]),
  ];
}
