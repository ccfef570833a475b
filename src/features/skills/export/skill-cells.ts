import { cellAddress } from '@/excel/cell-address';
import type { CsvRows } from '@/excel/csv-text';
import type { CellValue } from '@/excel/workbook-description';
import type { CalendarDate } from '@/lib/calendar-date';
import type { SkillSheet } from '../fields';
import { gridStacks, type TechStack } from '../model/skill-marks';

export type SkillExportSetting = {
  /** One column each, in the server's order. */
  stacks: readonly TechStack[];
  hasEveryMark: boolean;
};

/** Blank by the specification, although on existing servers it is the best mark. Source: SK-4. */
const HIDDEN_LEVEL = 1;

/** Column L is the sum of columns J and K. */
const OWN_YEARS_COLUMN = 10;
const YEARS_BEFORE_COLUMN = 11;

export const HEADINGS = {
  joinDate: '入社日',
  ownYears: 'SG経験',
  yearsBefore: 'SG前経験',
  allYears: '合計経験',
  japanese: '日本語',
  changed: '変更日',
} as const;

const joinNames = (names: readonly string[]) => names.join(', ');

/** Returns the tech stacks with a column: the server's, then others with marks in the sheets. */
export function sheetStacks(sheets: readonly SkillSheet[], stacks: readonly TechStack[]): TechStack[] {
  return gridStacks(
    stacks,
    sheets.flatMap(({ marks }) => marks),
  );
}

function totalYears(sheet: SkillSheet, row: number): CellValue {
  const { sgExperience, prevExperience, totalExperience: result } = sheet;
  // A total of the server that differs from the sum is kept.
  if (sgExperience + prevExperience !== result) return result;
  return {
    formula: `${cellAddress(row, OWN_YEARS_COLUMN)}+${cellAddress(row, YEARS_BEFORE_COLUMN)}`,
    result,
  };
}

/** Returns the cells of one sheet in `row` from column B on; `stacks` are the tech stacks with a column. */
export function skillCells(
  sheet: SkillSheet,
  row: number,
  { stacks, hasEveryMark }: SkillExportSetting,
): CellValue[] {
  const marks = new Map(sheet.marks.map((mark) => [mark.techStackId, mark]));
  const findMark = (id: number) => {
    const mark = marks.get(id);
    return mark && (hasEveryMark || mark.levelId !== HIDDEN_LEVEL) ? mark.symbol : null;
  };
  return [
    sheet.id,
    sheet.staff?.jp_name || sheet.staff?.eng_name || null,
    // Columns D and E stay empty.
    null,
    null,
    joinNames(sheet.projects.map(({ jp_name, eng_name }) => jp_name || eng_name)),
    sheet.position?.name ?? null,
    sheet.grade?.name ?? null,
    sheet.joinDate && Number(sheet.joinDate.slice(0, 4)),
    sheet.sgExperience,
    sheet.prevExperience,
    totalYears(sheet, row),
    joinNames(sheet.responsibilities.map(({ name }) => name)),
    sheet.majorTechStack?.name ?? null,
    ...stacks.map(({ id }) => findMark(id)),
    sheet.japaneseLevel?.name ?? null,
    sheet.updatedAt ? { date: sheet.updatedAt } : null,
  ];
}

/** Returns the same rows as CSV with one heading per column, without the two columns that stay empty. */
export function skillCsv(sheets: readonly SkillSheet[], setting: SkillExportSetting): CsvRows {
  const { joinDate, ownYears, yearsBefore, allYears, japanese, changed } = HEADINGS;
  const stacks = sheetStacks(sheets, setting.stacks);
  const headings = [
    '#',
    '氏名',
    '担当業務',
    '役職',
    '等級',
    joinDate,
    ownYears,
    yearsBefore,
    allYears,
    '担当',
    '専任',
    ...stacks.map(({ name }) => name),
    japanese,
    changed,
  ];
  const rows = sheets.map((sheet) => {
    // Any row, because it is only used in the formula, which CSV replaces by its result.
    const cells = skillCells(sheet, 1, { ...setting, stacks });
    // Without columns D and E.
    return [...cells.slice(0, 2), ...cells.slice(4)];
  });
  return [headings, ...rows];
}

/** Returns `skillSheet_2026_11_21`. */
export function skillFileName(date: CalendarDate): string {
  return `skillSheet_${date.replaceAll('-', '_')}`;
}
