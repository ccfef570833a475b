import { z } from 'zod';
import { isCalendarDate, WEEKDAYS, type CalendarDate } from '@/lib/calendar-date';
import { urlNumber } from '@/lib/url-fields';
import { datesInMode, lastWeekdays, type DateMode, type PickedDates } from './date-selection';

/** A longer list is no deed of a person, and every date is a page. */
const MAX_ITEMS = 200;

const list = (isItem: (item: string) => boolean) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(','))].filter(isItem).slice(0, MAX_ITEMS))
    .nullable()
    .catch(null);

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

const searchSchema = z.object({
  mode: z.enum(['single', 'multiple']).catch('multiple'),
  dates: list(isCalendarDate),
  staff: list(isId).transform((ids) => ids?.map(Number) ?? null),
  viewed: urlNumber,
  date: z.string().refine(isCalendarDate).nullable().catch(null),
});

/** What the URL of the reporting page says. Null: it says nothing, and the default holds. */
export type ReportingSearch = z.output<typeof searchSchema>;

/** Reads `?mode=single&dates=2026-11-19,2026-11-20&staff=3,4&viewed=4&date=2026-11-19`; what cannot be read falls back. */
export function readReportingSearch(params: URLSearchParams): ReportingSearch {
  return searchSchema.parse(Object.fromEntries(params));
}

/** The dates in the order in which they were picked; by default the last five weekdays. Source: RP-1. */
export function pickedDates({ dates, mode }: ReportingSearch, today: CalendarDate): PickedDates {
  return datesInMode(dates ?? lastWeekdays(today), mode);
}

/** The page of the carousel: the one asked for while it is selected, else the date picked last. Source: RP-10. */
export function shownDate({ date }: ReportingSearch, picked: PickedDates): CalendarDate | null {
  return date !== null && picked.includes(date) ? date : (picked.at(-1) ?? null);
}

/** True once dates or people were chosen, here or by a link. */
export function hasChoice({ mode, dates, staff }: ReportingSearch): boolean {
  return dates !== null || staff !== null || mode === 'single';
}

/** Fields that are not named stay; null removes. */
export type ReportingSearchChange = {
  mode?: DateMode;
  dates?: PickedDates;
  staff?: readonly number[];
  viewed?: number | null;
  date?: CalendarDate | null;
};

const settingSearchSchema = z.object({
  staff: urlNumber,
  weekday: z
    .string()
    .transform((text) => WEEKDAYS.find((weekday) => String(weekday) === text) ?? null)
    .nullable()
    .catch(null),
});

/** Reads `?staff=3&weekday=1` of the settings page. */
export function readSettingSearch(params: URLSearchParams): z.output<typeof settingSearchSchema> {
  return settingSearchSchema.parse(Object.fromEntries(params));
}
