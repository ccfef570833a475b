import type { CellValue, WorkbookDescription } from '@/excel/workbook-description';
import { sumHours } from '@/features/work/model/member-hours';
import { formatHours } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { DateRange } from '../model/date-range';
import type { PivotGroup } from '../model/hours-pivot';
import { hoursSheet, type SheetLanguage } from './hours-sheet';

type ReportLanguage = SheetLanguage & {
  /** The names of the two dimensions: of the groups, and of their rows. */
  dimensionNames: readonly [string, string];
};

function toHeadings({ dimensionNames, words }: ReportLanguage): string[] {
  return [...dimensionNames, words.workingHours, words.decimalHours];
}

function* toRows(groups: readonly PivotGroup[], language: Language): Generator<CellValue[]> {
  for (const group of groups) {
    for (const { label, hours } of group.rows) {
      yield [group.label, label, formatHours(hours, language), hours];
    }
  }
}

/** The groups as one list that can be filtered: each row has the name of its group. Source: HR-4. */
export function memberReportWorkbook(
  groups: readonly PivotGroup[],
  { title, range, ...reportLanguage }: ReportLanguage & { title: string; range: DateRange },
): WorkbookDescription {
  const rows = groups.flatMap((group) => group.rows);
  const sheet = hoursSheet({
    range,
    headings: toHeadings(reportLanguage),
    widths: [30, 30, 20, 15],
    rowCount: rows.length,
    rows: () => toRows(groups, reportLanguage.language),
    totalHours: sumHours(rows),
    totalWord: reportLanguage.words.total,
  });
  return { title, sheets: [sheet] };
}

export function* memberReportCsv(
  groups: readonly PivotGroup[],
  reportLanguage: ReportLanguage,
): Generator<CellValue[]> {
  yield toHeadings(reportLanguage);
  yield* toRows(groups, reportLanguage.language);
}
