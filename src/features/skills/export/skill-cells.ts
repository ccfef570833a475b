import { cellAddress } from '@/excel/cell-address';
import type { CsvRows } from '@/excel/csv-text';
import type { CellValue } from '@/excel/workbook-description';
import type { CalendarDate } from '@/lib/calendar-date';
import type { SkillSheet } from '../fields';
import { gridStacks } from '../model/skill-marks';

type Stack = { id: number; name: string };

export type SkillExportSetting = {
  /** In the server's order; each is a column. */
  stacks: readonly Stack[];
  /** True writes the marks of level 1 as well. */
  hasEveryMark: boolean;
};

/** The level that the specification leaves blank, although existing servers call their best mark so. Source: SK-4. */
const HIDDEN_LEVEL = 1;

/** Where columns J and K stand, whose sum is L. */
const OWN_YEARS_COLUMN = 10;
const YEARS_BEFORE_COLUMN = 11;

/** The headings that the sheet and the list of all have in common. */
export const HEADINGS = {
  joined: '入社日',
  ownYears: 'SG経験',
  yearsBefore: 'SG前経験',
  allYears: '合計経験',
  japanese: '日本語',
  changed: '変更日',
} as const;

const joinNames = (names: readonly string[]) => names.join(', ');

/** The tech stacks with a column: those of the server's list, then those that only a sheet still knows. */
export function stacksOfSheets(sheets: readonly SkillSheet[], stacks: readonly Stack[]): Stack[] {
  const marks = new Map(sheets.flatMap((sheet) => sheet.marks.map((mark) => [mark.techStackId, mark])));
  return gridStacks(stacks, [...marks.values()]);
}

function totalYears(sheet: SkillSheet, row: number): CellValue {
  const { sgExperience, prevExperience, totalExperience: result } = sheet;
  // Where the server holds another total, that is what the form shows too.
  if (sgExperience + prevExperience !== result) return result;
  return {
    formula: `${cellAddress(row, OWN_YEARS_COLUMN)}+${cellAddress(row, YEARS_BEFORE_COLUMN)}`,
    result,
  };
}

/** The cells of one sheet in `row`, from column B to the last one; `stacks` are those with a column. */
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

/** The same rows as a plain list, each column with its heading, without the two that nobody fills. */
export function skillCsv(sheets: readonly SkillSheet[], setting: SkillExportSetting): CsvRows {
  const { joined: year, ownYears, yearsBefore, allYears, japanese, changed } = HEADINGS;
  const stacks = stacksOfSheets(sheets, setting.stacks);
  const headings = [
    ...['#', '氏名', '担当業務', '役職', '等級', year, ownYears, yearsBefore, allYears, '担当', '専任'],
    ...stacks.map(({ name }) => name),
    ...[japanese, changed],
  ];
  const rows = sheets.map((sheet) => {
    const cells = skillCells(sheet, 1, { ...setting, stacks });
    return [...cells.slice(0, 2), ...cells.slice(4)];
  });
  return [headings, ...rows];
}

/** `skillSheet_2026_11_21`. */
export function skillFileName(date: CalendarDate): string {
  return `skillSheet_${date.replaceAll('-', '_')}`;
}
