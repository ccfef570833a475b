import * as z from 'zod/mini';
import type { CalendarDate } from '@/lib/calendar-date';
import { readIdRanges } from '@/lib/id-ranges';
import { calendarDate, orNull } from '@/lib/schema-parts';
import { urlNumber } from '@/lib/url-fields';
import type { FormatName } from './card-format';

export type BatchSearch = {
  chosen: ReadonlySet<number>;
  format: FormatName;
  since: CalendarDate | null;
  /** The shown sheet, from 1. */
  sheet: number;
};

const searchSchema = z.object({
  ids: z.catch(z.string(), ''),
  format: orNull(z.literal('id1')),
  since: orNull(calendarDate()),
  sheet: urlNumber,
});

/** Reads `?ids=1-5,8&format=id1&since=2026-04-01&sheet=2`; invalid values fall back. */
export function readBatchSearch(params: URLSearchParams): BatchSearch {
  const { ids, format, since, sheet } = searchSchema.parse(Object.fromEntries(params));
  return { chosen: new Set(readIdRanges(ids)), format: format ?? 'staff', since, sheet: sheet ?? 1 };
}
