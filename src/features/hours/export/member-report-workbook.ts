import type { CellValue, WorkbookDescription } from '@/excel/workbook-description';
import { sumHours } from '@/features/work/model/member-hours';
import { formatHours } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { DateRange } from '../model/date-range';
import type { PivotGroup } from '../model/hours-pivot';
import { hoursTable, type SheetWords } from './hours-table';

type Setting = {
  sides: readonly [string, string];
  words: SheetWords;
  language: Language;
};

function toHeadings({ sides, words }: Setting): string[] {
  return [...sides, words.workingHours, words.decimalHours];
}

function* toCells(groups: readonly PivotGroup[], language: Language): Generator<CellValue[]> {
  for (const group of groups) {
    for (const { label, hours } of group.rows) {
      yield [group.label, label, formatHours(hours, language), hours];
    }
  }
}

/** The groups as one list that can be filtered: each row has the name of its group. Source: HR-4. */
export function memberReportWorkbook(
  groups: readonly PivotGroup[],
  setting: Setting & { title: string; range: DateRange },
): WorkbookDescription {
  const rows = groups.flatMap((group) => group.rows);
  const sheet = hoursTable({
    range: setting.range,
    headings: toHeadings(setting),
    widths: [30, 30, 20, 15],
    rowCount: rows.length,
    rows: () => toCells(groups, setting.language),
    totalHours: sumHours(rows),
    totalWord: setting.words.total,
  });
  return { title: setting.title, sheets: [sheet] };
}

export function* memberReportCsv(groups: readonly PivotGroup[], setting: Setting): Generator<CellValue[]> {
  yield toHeadings(setting);
  yield* toCells(groups, setting.language);
}
