import { cellAddress, cellRange, LAST_COLUMN } from '@/excel/cell-address';
import { columnTotal } from '@/excel/cell-totals';
import type { CsvRows } from '@/excel/csv-text';
import type { CellStyle, CellValue, WorkbookDescription } from '@/excel/workbook-description';
import type { CalendarDate, CalendarMonth } from '@/lib/calendar-date';
import { netHours, type PayrollRow } from '../model/payroll-row';

// The monthly salary divided by these is the salary of an hour. Source: EX-2.
const WORK_DAYS_PER_MONTH = 22;
const WORK_HOURS_PER_DAY = 8;

const OVERTIME_RATE = 1.5;

const ROUNDED_TO = 100;

type Cells = { salary: string; leave: string; overtime: string };

/** Deducts leave beyond overtime, or adds overtime beyond leave at its rate. Rounded, at least 0, and empty without a salary. */
function grossSalaryFormula({ salary, leave, overtime }: Cells): string {
  const hourly = `${salary}/${WORK_DAYS_PER_MONTH}/${WORK_HOURS_PER_DAY}`;
  const lessLeave = `${salary}-${hourly}*(${leave}-${overtime})`;
  const moreOvertime = `${salary}+${hourly}*(${overtime}-${leave})*${OVERTIME_RATE}`;
  const due = `IF(${leave}>${overtime},${lessLeave},${moreOvertime})`;
  return `IF(${salary}="","",MROUND(MAX(0,${due}),${ROUNDED_TO}))`;
}

// The sheet is English in both languages. Source: EX-2.
const TITLE = 'Staff PayRoll';
const HEADINGS = ['NAME', 'SALARY', 'LEAVE HOUR', 'OVER TIME', 'NET HOUR', 'LEAVE DAY', 'GROSS SALARY'];
const TOTAL = 'TOTAL';

const HEAD_ROW = 3;
const FIRST_ROW = HEAD_ROW + 1;
const NAME_COLUMN = 2;
const SALARY_COLUMN = 3;
const LEAVE_COLUMN = 4;
const OVERTIME_COLUMN = 5;
const LAST_SHOWN_COLUMN = 26;
/** Indexes of the headings with a total: all but the name and the net hours. */
const SUMMED = [1, 2, 3, 5, 6];

const WIDTHS = [15, 20, 27, 12, 12, 12, 12, 27];
const WHITE = 'FFFFFF';
const PAPER: CellStyle = { fill: WHITE };
const HEAD: CellStyle = { bold: true, size: 10, fill: '92D050', hasBorder: true, align: 'center' };
const BODY: CellStyle = { size: 10, fill: WHITE, hasBorder: true };
const MONEY: CellStyle = { ...BODY, numberFormat: '#,##0' };
const STYLES = [BODY, MONEY, BODY, BODY, BODY, BODY, MONEY];

function payrollCells(person: PayrollRow, row: number): CellValue[] {
  const { name, leaveHours, overtimeHours, leaveDays } = person;
  const salary = cellAddress(row, SALARY_COLUMN);
  const leave = cellAddress(row, LEAVE_COLUMN);
  const overtime = cellAddress(row, OVERTIME_COLUMN);
  return [
    name,
    null,
    leaveHours,
    overtimeHours,
    { formula: `ABS(${leave}-${overtime})`, result: netHours(person) },
    leaveDays,
    { formula: grossSalaryFormula({ salary, leave, overtime }), result: '' },
  ];
}

function totalCells(cells: readonly (readonly CellValue[])[]): CellValue[] {
  return HEADINGS.map((_, index) => {
    if (index === 0) return TOTAL;
    const place = { index, column: NAME_COLUMN + index, firstRow: FIRST_ROW };
    return SUMMED.includes(index) ? columnTotal(cells, place) : null;
  });
}

/** The payroll of a month: users type salaries into column C, formulas do the rest. Source: EX-2. */
export function payrollWorkbook(rows: readonly PayrollRow[], month: CalendarMonth): WorkbookDescription {
  const cells = rows.map((row, index) => payrollCells(row, FIRST_ROW + index));
  const totalRow = FIRST_ROW + rows.length;
  const lastColumn = NAME_COLUMN + HEADINGS.length - 1;
  return {
    title: `${TITLE} ${month}`,
    sheets: [
      {
        name: 'Sheet1',
        columns: [
          { column: 1, lastColumn: LAST_SHOWN_COLUMN, style: PAPER },
          ...WIDTHS.map((width, index) => ({ column: index + 1, width })),
          { column: LAST_SHOWN_COLUMN + 1, lastColumn: LAST_COLUMN, isHidden: true },
        ],
        blocks: [
          {
            row: 1,
            column: NAME_COLUMN,
            rows: [[TITLE, month]],
            style: { bold: true, size: 12, fill: WHITE },
          },
          { row: HEAD_ROW, column: NAME_COLUMN, rows: [HEADINGS], style: HEAD },
          { row: FIRST_ROW, column: NAME_COLUMN, rows: cells, style: STYLES },
          {
            row: totalRow,
            column: NAME_COLUMN,
            rows: [totalCells(cells)],
            style: STYLES.map((style) => ({ ...style, bold: true })),
          },
        ],
        rowHeights: { 2: 40, [HEAD_ROW]: 20 },
        frozen: { rows: HEAD_ROW, columns: NAME_COLUMN },
        autoFilter: cellRange(HEAD_ROW, NAME_COLUMN, totalRow - 1, lastColumn),
        isLandscape: true,
        printedHeadRows: `1:${HEAD_ROW}`,
      },
    ],
  };
}

/** Returns the same rows as CSV; the gross salary stays empty, because CSV has no formulas. */
export function payrollCsv(rows: readonly PayrollRow[]): CsvRows {
  return [HEADINGS, ...rows.map((row, index) => payrollCells(row, FIRST_ROW + index))];
}

/** Returns `payroll_2026_11_21_2026-10`: the date of the export, and the paid month. */
export function payrollFileName(date: CalendarDate, month: CalendarMonth): string {
  return `payroll_${date.replaceAll('-', '_')}_${month}`;
}
