import { z } from 'zod';
import { isCalendarDate, WEEKDAYS, type CalendarDate } from '@/lib/calendar-date';
import { urlNumber, type UrlFields } from '@/lib/url-fields';
import type { PickedDates } from './date-selection';
import { MAX_CHOSEN, type ReportingChoice } from './reporting-draft';

const list = (isItem: (item: string) => boolean) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(','))].filter(isItem).slice(0, MAX_CHOSEN))
    .nullable()
    .catch(null);

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

const choiceSchema = z.object({
  mode: z.enum(['single', 'multiple']).catch('multiple'),
  dates: list(isCalendarDate),
  staff: list(isId).transform((ids) => ids?.map(Number) ?? null),
});

const viewSchema = z.object({
  viewed: urlNumber,
  date: z.string().refine(isCalendarDate).nullable().catch(null),
});

/** Reads `?mode=single&dates=2026-11-19,2026-11-20&staff=3,4`; what cannot be read falls back. */
export function readReportingChoice(params: URLSearchParams): ReportingChoice {
  const { mode, dates, staff } = choiceSchema.parse(Object.fromEntries(params));
  return { mode, dates, staffIds: staff };
}

/** Whose records are shown and of which date, where that was asked for: `?viewed=4&date=2026-11-19`. */
export function readReportingView(params: URLSearchParams): z.output<typeof viewSchema> {
  return viewSchema.parse(Object.fromEntries(params));
}

/** What a choice is in the URL. */
export function searchOf({ mode, dates, staffIds }: ReportingChoice): UrlFields {
  return { mode: mode === 'single' ? mode : null, dates, staff: staffIds };
}

/** The page of the carousel: the one asked for while it is picked, else the date picked last. Source: RP-10. */
export function shownDate(asked: CalendarDate | null, picked: PickedDates): CalendarDate | null {
  return asked !== null && picked.includes(asked) ? asked : (picked.at(-1) ?? null);
}

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
