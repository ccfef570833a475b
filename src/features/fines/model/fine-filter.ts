import * as z from 'zod/mini';
import { hasFilter } from '@/lib/active-filters';
import { addMonths, firstOfMonth, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { orNull } from '@/lib/schema-parts';
import { urlNumber } from '@/lib/url-fields';
import type { LedgerEntry } from './fine-ledger';
import { FINE_STATUS } from './fine-status';

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Null does not filter. `month` is 1 to 12, in any year unless one is chosen. */
export type FineFilter = z.output<typeof filterSchema>;

export const NO_FILTER: FineFilter = { staff: null, month: null, year: null, status: null };

const atMost = (max: number) =>
  z.catch(z.pipe(urlNumber, z.nullable(z.number().check(z.maximum(max)))), null);

const filterSchema = z.object({
  staff: urlNumber,
  month: atMost(12),
  year: atMost(9999),
  status: orNull(z.enum(['pending', 'complete'])),
});

/** Reads `?staff=4&month=11&year=2026&status=pending`; invalid values do not filter. */
export function readFineFilter(params: URLSearchParams): FineFilter {
  return filterSchema.parse(Object.fromEntries(params));
}

export function finedYears(ledger: readonly LedgerEntry[]): number[] {
  return [...new Set(ledger.map(({ date }) => Number(date.slice(0, 4))))].sort((a, b) => b - a);
}

/** True without filter and search: the list shows this and the previous calendar month. Source: FIN-3. */
export function isRecentView(filter: FineFilter, search: string): boolean {
  return !hasFilter(filter) && search.trim() === '';
}

/** Returns this and the previous month in the recent view, else the entries that match the filter. */
export function filterFines(
  ledger: readonly LedgerEntry[],
  filter: FineFilter,
  today: CalendarDate,
  search: string,
): LedgerEntry[] {
  if (isRecentView(filter, search)) {
    const previous = toMonth(addMonths(firstOfMonth(today), -1));
    return ledger.filter(({ month }) => month === toMonth(today) || month === previous);
  }
  const { staff, month, year, status } = filter;
  return ledger.filter(
    (entry) =>
      (staff === null || entry.staffId === staff) &&
      (month === null || Number(entry.month.slice(5)) === month) &&
      (year === null || Number(entry.month.slice(0, 4)) === year) &&
      (status === null || entry.status === FINE_STATUS[status]),
  );
}
