import type { Language } from '@/i18n/language';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { isFields } from '@/lib/is-fields';
import { formatEntries } from './format-entries';

/** A line of `holidays.json` with all its fields. */
type HolidayLine = Readonly<Record<string, unknown>> & { date: CalendarDate };

export type MergedHoliday = {
  date: CalendarDate;
  name: string;
  /** The change by the calendar: a new day, a name for an existing one, or none. */
  change: 'added' | 'named' | null;
  line: HolidayLine;
};

export type FoundHoliday = { date: CalendarDate; title: string };

const NAME_SEPARATOR = ' / ';

/** For the search of a whole name, which may contain the separator itself. */
const asPart = (name: string) => `${NAME_SEPARATOR}${name}${NAME_SEPARATOR}`;

const isHoliday = (line: unknown): line is HolidayLine => isFields(line) && isCalendarDate(line.date);

function localHolidayName(line: HolidayLine, language: Language): string {
  const { name, eng_name: english, jp_name: japanese } = line;
  const names = language === 'ja' ? [japanese, name, english] : [english, name, japanese];
  return names.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/**
 * Merges the days of a calendar into the lines of the file, sorted by date. Days of the file stay unchanged,
 * but a line without a name takes the calendar's. Several events of a new day share its line.
 */
export function mergeHolidays(
  file: unknown,
  found: readonly FoundHoliday[],
  language: Language,
): MergedHoliday[] {
  const merged = new Map<CalendarDate, MergedHoliday>();
  const lines = Array.isArray(file) ? file.filter(isHoliday) : [];
  for (const line of lines) {
    merged.set(line.date, { date: line.date, name: localHolidayName(line, language), change: null, line });
  }
  for (const { date, title } of found) {
    const existing = merged.get(date);
    if (existing?.name && existing.change !== 'added') continue;
    if (existing && asPart(existing.name).includes(asPart(title))) continue;
    const name = [existing?.name, title].filter(Boolean).join(NAME_SEPARATOR);
    const change = existing && existing.change !== 'added' ? 'named' : 'added';
    merged.set(date, { date, name, change, line: { ...existing?.line, date, name } });
  }
  return [...merged.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** True if writing the file without the unchecked days would change neither its days nor their names. */
export function equalsFile(
  holidays: readonly MergedHoliday[],
  unchecked: ReadonlySet<CalendarDate>,
): boolean {
  return holidays.every(({ date, change }) => (unchecked.has(date) ? change === 'added' : change === null));
}

export function holidayFile(holidays: readonly MergedHoliday[]): string {
  return formatEntries(holidays.map(({ line }) => line));
}
