import { makeDate, readWrittenDate, toDateText } from '@/excel/written-date';
import type { CalendarDate } from '@/lib/calendar-date';
import { memoize } from '@/lib/memoize';

/** The first part of a date such as 03/04/2026. */
export type DateOrder = 'day' | 'month';

/** A date whose first two parts may be day and month in either order. */
const YEAR_LAST = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4})/;

/** Detects the order from unambiguous dates; null if there are none, or if they contradict. */
export function findDateOrder(texts: Iterable<string>): { order: DateOrder | null; doubtful: string | null } {
  const orders = new Set<DateOrder>();
  let doubtful: string | null = null;
  for (const text of texts) {
    const [, first, second] = YEAR_LAST.exec(toDateText(text)) ?? [];
    if (first === undefined) continue;
    if (Number(first) > 12) orders.add('day');
    else if (Number(second) > 12) orders.add('month');
    else doubtful ??= text.trim();
  }
  const [order = null] = orders;
  return { order: orders.size === 1 ? order : null, doubtful };
}

/** Parses each date once; `unclear` if the order of day and month is unknown. */
export function createDateReader(order: DateOrder | null) {
  return memoize((text: string): CalendarDate | 'unclear' | null => {
    const written = readWrittenDate(text);
    if (written !== 'unclear') return written && written.date;
    const [, first = '', second = '', year = ''] = YEAR_LAST.exec(toDateText(text)) ?? [];
    if (!order || !year) return 'unclear';
    const day = order === 'day' ? first : second;
    const month = order === 'day' ? second : first;
    return makeDate(Number(year), month, day) ?? null;
  });
}
