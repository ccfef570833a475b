import type { CsvRows } from '@/excel/csv-text';
import type { WorkbookDescription } from '@/excel/workbook-description';
import { sumHours, type MemberHours } from '@/features/work/model/member-hours';
import { formatHours, localName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { DateRange } from '../model/date-range';
import { hoursSheet, type SheetLanguage, type SheetWords } from './hours-sheet';

function toHeadings({ no, staffName, workingHours, decimalHours }: SheetWords): string[] {
  return [no, staffName, workingHours, decimalHours];
}

function toRows(members: readonly MemberHours[], language: Language) {
  return members.map((member, index) => [
    index + 1,
    localName(member, language),
    formatHours(member.hours, language),
    member.hours,
  ]);
}

/** The hours of each member, in words as on the screen and as numbers. Source: HR-1, EX-1. */
export function weeklyHoursWorkbook(
  members: readonly MemberHours[],
  { words, language, title, range }: SheetLanguage & { title: string; range: DateRange },
): WorkbookDescription {
  const sheet = hoursSheet({
    range,
    headings: toHeadings(words),
    widths: [10, 30, 30, 15],
    rowCount: members.length,
    rows: () => toRows(members, language),
    totalHours: sumHours(members),
    totalWord: words.total,
  });
  return { title, sheets: [sheet] };
}

export function weeklyHoursCsv(members: readonly MemberHours[], { words, language }: SheetLanguage): CsvRows {
  return [toHeadings(words), ...toRows(members, language)];
}
