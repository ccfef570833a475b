import * as z from 'zod/mini';
import { isCalendarDate, type CalendarDate } from '@/lib/calendar-date';
import { calendarDate, mapped, orNull } from '@/lib/schema-parts';
import { urlNumber, type UrlFields } from '@/lib/url-fields';
import type { PickedDates } from './date-selection';
import type { ReportingChoice } from './reporting-draft';

/** Limits hostile URLs, because the screen has a page for each date. All dates of a year are accepted. */
const MAX_ITEMS = 366;

const VIEWS = ['paint', 'form'] as const;
export type ReportingViewName = (typeof VIEWS)[number];

const list = <Item extends string>(isItem: (item: string) => item is Item) =>
  orNull(mapped(z.string(), (text) => [...new Set(text.split(','))].filter(isItem).slice(0, MAX_ITEMS)));

const isId = (text: string): text is `${number}` => /^[1-9]\d{0,8}$/.test(text);

const searchSchema = z.object({
  mode: z.catch(z.enum(['single', 'multiple']), 'multiple'),
  dates: list(isCalendarDate),
  staff: mapped(list(isId), (ids) => ids?.map(Number) ?? null),
  viewed: urlNumber,
  date: orNull(calendarDate()),
  view: orNull(z.enum(VIEWS)),
  days: urlNumber,
});

const read = (params: URLSearchParams) => searchSchema.parse(Object.fromEntries(params));

/** Reads `?mode=single&dates=2026-11-19,2026-11-20&staff=3,4`; invalid values fall back. */
export function readReportingChoice(params: URLSearchParams): ReportingChoice {
  const { mode, dates, staff } = read(params);
  return { mode, dates, staffIds: staff };
}

/** Reads `?viewed=4&date=2026-11-19&view=paint&days=5`; `viewed` is the id of the shown person. */
export function readReportingView(params: URLSearchParams) {
  const { viewed, date, view, days } = read(params);
  return { viewed, date, view, days };
}

export function toSearchFields({ mode, dates, staffIds }: ReportingChoice): UrlFields {
  return { mode: mode === 'single' ? mode : null, dates, staff: staffIds };
}

/** The requested date while it is picked, else the date picked last. Source: RP-10. */
export function shownDate(requested: CalendarDate | null, picked: PickedDates): CalendarDate | null {
  return requested !== null && picked.includes(requested) ? requested : (picked.at(-1) ?? null);
}
