import { z } from 'zod';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { urlNumber, type UrlFields } from '@/lib/url-fields';
import type { PickedDates } from './date-selection';
import type { ReportingChoice } from './reporting-draft';

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

const read = (params: URLSearchParams) => searchSchema.parse(Object.fromEntries(params));

/** Reads `?mode=single&dates=2026-11-19,2026-11-20&staff=3,4`; what cannot be read falls back. */
export function readReportingChoice(params: URLSearchParams): ReportingChoice {
  const { mode, dates, staff } = read(params);
  return { mode, dates, staffIds: staff };
}

/** Whose records are shown and of which date, where that was asked for: `?viewed=4&date=2026-11-19`. */
export function readReportingView(params: URLSearchParams) {
  const { viewed, date } = read(params);
  return { viewed, date };
}

/** What a choice is in the URL. */
export function searchOf({ mode, dates, staffIds }: ReportingChoice): UrlFields {
  return { mode: mode === 'single' ? mode : null, dates, staff: staffIds };
}

/** The page of the carousel: the one asked for while it is picked, else the date picked last. Source: RP-10. */
export function shownDate(asked: CalendarDate | null, picked: PickedDates): CalendarDate | null {
  return asked !== null && picked.includes(asked) ? asked : (picked.at(-1) ?? null);
}
