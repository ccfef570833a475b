import type { CsvRows } from '@/excel/csv-text';
import type { WorkbookDescription } from '@/excel/workbook-description';
import { formatHours } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { DateRange } from '../model/date-range';
import type { PivotGroup } from '../model/hours-pivot';
import { hoursTable } from './hours-table';
import type { SheetWords } from './sheet-words';

type Setting = {
  /** What the two first columns hold. */
  sides: readonly [string, string];
  words: SheetWords;
  language: Language;
};

function headingsOf({ sides, words }: Setting): string[] {
  return [...sides, words.workingHours, words.decimalHours];
}

function cellsOf(groups: readonly PivotGroup[], language: Language) {
  return groups.flatMap((group) =>
    group.rows.map(({ label, hours }) => [group.label, label, formatHours(hours, language), hours]),
  );
}

/** The groups as one list, each row with the name of its group, ready to be filtered. Source: HR-4. */
export function memberReportWorkbook(
  groups: readonly PivotGroup[],
  setting: Setting & { title: string; range: DateRange },
): WorkbookDescription {
  const sheet = hoursTable({
    range: setting.range,
    headings: headingsOf(setting),
    widths: [30, 30, 20, 15],
    rows: cellsOf(groups, setting.language),
    total: setting.words.total,
  });
  return { title: setting.title, sheets: [sheet] };
}

/** The same rows without the total. */
export function memberReportCsv(groups: readonly PivotGroup[], setting: Setting): CsvRows {
  return [headingsOf(setting), ...cellsOf(groups, setting.language)];
}
