import { isCalendarDate, type CalendarDate } from './calendar-date';
import { normaliseInput } from './normalise-text';

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const ENGLISH_DATE = /^(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4})$/i;
const COMPACT_DATE = /^(\d{4})(\d{2})(\d{2})$/;
const SEPARATED_DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

function splitDate(text: string): (string | undefined)[] {
  const [, englishDay, monthName, englishYear] = ENGLISH_DATE.exec(text) ?? [];
  if (monthName) {
    const index = MONTHS.findIndex((month) => month.startsWith(monthName.toLowerCase()));
    return index < 0 ? [] : [englishYear, String(index + 1), englishDay];
  }
  const match = COMPACT_DATE.exec(text) ?? SEPARATED_DATE.exec(text);
  return match ? match.slice(1) : [];
}

/** `2025/8/20`, `2025年8月20日`, `20250820`, `20 Aug 2025`, also full-width. Undefined for any other text. */
export function parseTypedDate(typed: string): CalendarDate | undefined {
  const [year, month = '', day = ''] = splitDate(normaliseInput(typed));
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}
