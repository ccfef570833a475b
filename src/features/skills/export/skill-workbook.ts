import { cellRange } from '@/excel/cell-address';
import type { CellStyle, CellValue, WorkbookDescription } from '@/excel/workbook-description';
import { firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import type { SkillSheet } from '../fields';
import { HEADINGS, skillCells, skillFileName, sheetStacks, type SkillExportSetting } from './skill-cells';

// The sheet is Japanese in both languages. Source: SK-4.
const LEGEND = [
  '★最も得意',
  '◎：経験5年以上「最も得意」',
  '○：経験3年以上',
  '□：経験1～2年',
  '△：経験がある',
];
const LEADING_HEADINGS = ['#', '氏名', '3月末在籍', '4月以降在籍', '担当業務'];
const NOTE = '「専任」欄には、業務でよく使うスキルを1つ記入する。';

const HEAD_ROW = 6;
const NOTE_ROW = HEAD_ROW - 1;
const NAME_ROW = HEAD_ROW + 1;
const FIRST_ROW = NAME_ROW + 1;
const FIRST_COLUMN = 2;
const NAME_COLUMN = 3;
const MONTH_COLUMN = 6;
const YEAR_COLUMN = 9;
const NOTE_COLUMN = 13;
const STACK_COLUMN = 15;
const COLUMNS_BEFORE_STACKS = STACK_COLUMN - FIRST_COLUMN;
const WIDTHS = [2.7, 2.7, 23, 15, 15, 15, 4, 4, 6, 6, 7, 30, 30, 12];
const STACK_WIDTH = 6.5;
const JAPANESE_WIDTH = 6;
const CHANGED_WIDTH = 10;
/** Columns D and E, which stay empty. */
const UNUSED = { column: 4, lastColumn: 5, isHidden: true };

const SMALL: CellStyle = { size: 10 };
const BODY: CellStyle = { size: 10, hasBorder: true };
const HEAD: CellStyle = { ...BODY, fill: 'EAD1DC' };
const HEAD_MONTH: CellStyle = { ...HEAD, numberFormat: 'yyyy/mm' };
const MARK: CellStyle = { ...BODY, align: 'center' };
const CHANGED: CellStyle = { ...BODY, numberFormat: 'mm/yyyy' };

const repeat = <Value>(count: number, value: Value): Value[] => Array<Value>(count).fill(value);
const empty = (count: number): CellValue[] => repeat(count, null);

function headRows(stacks: readonly { name: string }[], today: CalendarDate): CellValue[][] {
  const { joinDate, ownYears, yearsBefore, allYears, japanese, changed } = HEADINGS;
  const years = [joinDate, ownYears, yearsBefore, allYears];
  const month = { date: firstOfMonth(today) };
  return [
    [...empty(4), month, ...empty(2), ...years, ...empty(2), 'skill', ...empty(stacks.length + 1)],
    [...LEADING_HEADINGS, ...empty(7), '専任', ...stacks.map(({ name }) => name), japanese, changed],
  ];
}

/** One row for each sheet, one column for each stack; `time` is the export's moment, `today` its date. */
export function skillWorkbook(
  sheets: readonly SkillSheet[],
  { today, time, ...setting }: SkillExportSetting & { today: CalendarDate; time: string },
): WorkbookDescription {
  const stacks = sheetStacks(sheets, setting.stacks);
  const japaneseColumn = STACK_COLUMN + stacks.length;
  const rows = sheets.map((sheet, index) => skillCells(sheet, FIRST_ROW + index, { ...setting, stacks }));
  const rowStyles = [...repeat(COLUMNS_BEFORE_STACKS, BODY), ...repeat(stacks.length, MARK), BODY, CHANGED];
  const headStyles = repeat(rowStyles.length, HEAD).with(MONTH_COLUMN - FIRST_COLUMN, HEAD_MONTH);
  return {
    title: skillFileName(today),
    sheets: [
      {
        name: 'Sheet1',
        columns: [
          ...WIDTHS.map((width, index) => ({ column: index + 1, width })),
          { column: STACK_COLUMN, lastColumn: japaneseColumn - 1, width: STACK_WIDTH },
          { column: japaneseColumn, width: JAPANESE_WIDTH },
          { column: japaneseColumn + 1, width: CHANGED_WIDTH },
          UNUSED,
        ],
        blocks: [
          { row: 1, column: NAME_COLUMN, rows: LEGEND.map((line) => [line]), style: SMALL },
          { row: NOTE_ROW, column: YEAR_COLUMN, rows: [[Number(today.slice(0, 4))]], style: SMALL },
          { row: NOTE_ROW, column: NOTE_COLUMN, rows: [[`${time}\t${NOTE}`]], style: SMALL },
          { row: HEAD_ROW, column: FIRST_COLUMN, rows: headRows(stacks, today), style: headStyles },
          { row: FIRST_ROW, column: FIRST_COLUMN, rows, style: rowStyles },
        ],
        merges: stacks.length > 0 ? [cellRange(HEAD_ROW, STACK_COLUMN, HEAD_ROW, japaneseColumn)] : [],
        frozen: { rows: NAME_ROW, columns: NAME_COLUMN },
        autoFilter: cellRange(NAME_ROW, FIRST_COLUMN, NAME_ROW + rows.length, STACK_COLUMN - 1),
        isLandscape: true,
        printedHeadRows: `${HEAD_ROW}:${NAME_ROW}`,
      },
    ],
  };
}
