import type { Language } from '@/i18n/language';
import { isFields } from '@/lib/is-fields';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';

/** A line of `holidays.json`, with all that it says beside the date. */
type HolidayLine = Readonly<Record<string, unknown>> & { date: CalendarDate };

/** A day of the list that a calendar and the file make together. */
export type MergedHoliday = {
  date: CalendarDate;
  name: string;
  /** What the calendar changes: the day is new, it gets a name, or nothing. */
  change: 'added' | 'named' | null;
  line: HolidayLine;
};

/** A whole-day event of a holiday calendar. */
export type FoundHoliday = { date: CalendarDate; title: string };

const SEPARATOR = ' / ';

const isHoliday = (line: unknown): line is HolidayLine => isFields(line) && isCalendarDate(line.date);

/** The name in the language of the screen, else any. */
function localHolidayName(line: HolidayLine, language: Language): string {
  const { name, eng_name: english, jp_name: japanese } = line;
  const names = language === 'ja' ? [japanese, name, english] : [english, name, japanese];
  return names.find((found): found is string => typeof found === 'string' && found !== '') ?? '';
}

/**
 * The lines of the file with the days of a calendar, by date. Every day of the file stays as it is; only where its line has no name it
 * takes the calendar's. Several events of a day that is new share its line.
 */
export function mergeHolidays(
  file: unknown,
  found: readonly FoundHoliday[],
  language: Language,
): MergedHoliday[] {
  const merged = new Map<CalendarDate, MergedHoliday>();
  for (const line of Array.isArray(file) ? file.filter(isHoliday) : [])
    merged.set(line.date, { date: line.date, name: localHolidayName(line, language), change: null, line });
  for (const { date, title } of found) {
    const existing = merged.get(date);
    if (existing?.name && existing.change !== 'added') continue;
    if (existing && existing.name.split(SEPARATOR).includes(title)) continue;
    const name = [existing?.name, title].filter(Boolean).join(SEPARATOR);
    const change = existing && existing.change !== 'added' ? 'named' : 'added';
    merged.set(date, { date, name, change, line: { ...existing?.line, date, name } });
  }
  return [...merged.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The text of `holidays.json`, a line for each day. */
export function holidayFile(holidays: readonly MergedHoliday[]): string {
  return formatEntries(holidays.map(({ line }) => line));
}

/** A list as JSON with one entry per line: a comparison of two files shows the changed entries alone. */
export function formatEntries(entries: readonly object[]): string {
  return entries.length === 0
    ? '[]\n'
    : `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}
