import { z } from 'zod';
import { addMonths, firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import type { FineStatus } from '../api/fine-schema';
import type { LedgerEntry } from './fine-ledger';

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const STATUSES = ['pending', 'complete'] as const;

/** Null: not filtered by it. `month` is 1 to 12, of any year unless one is chosen. */
export type FineFilter = {
  staffId: number | null;
  month: number | null;
  year: number | null;
  status: FineStatus | null;
};

export const NO_FILTER: FineFilter = { staffId: null, month: null, year: null, status: null };

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

const filterSchema = z.object({
  staff: wholeNumber.nullable().catch(null),
  month: wholeNumber.pipe(z.number().max(12)).nullable().catch(null),
  year: wholeNumber.pipe(z.number().max(9999)).nullable().catch(null),
  status: z.enum(STATUSES).nullable().catch(null),
});

/** Reads `?staff=4&month=11&year=2026&status=pending`; what cannot be read is no filter. */
export function readFineFilter(params: URLSearchParams): FineFilter {
  const { staff, month, year, status } = filterSchema.parse(Object.fromEntries(params));
  return { staffId: staff, month, year, status: status && (status === 'complete' ? 1 : 0) };
}

/** The URL with this filter, on the first page of its rows. Other parameters stay. */
export function writeFineFilter(params: URLSearchParams, filter: FineFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  const { staffId: staff, month, year } = filter;
  const status = filter.status === null ? null : STATUSES[filter.status];
  for (const [name, value] of Object.entries({ staff, month, year, status })) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export function isFiltered(filter: FineFilter): boolean {
  return Object.values(filter).some((value) => value !== null);
}

/** The years that have fines, the latest first. */
export function finedYears(ledger: readonly LedgerEntry[]): number[] {
  return [...new Set(ledger.map(({ date }) => Number(date.slice(0, 4))))].sort((a, b) => b - a);
}

/**
 * The entries to show: those of this and the previous calendar month; with a filter every match, and while the list
 * is searched all. People are told apart by id, never by name. Source: FIN-3.
 */
export function filterFines(
  ledger: readonly LedgerEntry[],
  filter: FineFilter,
  today: CalendarDate,
  search = '',
): LedgerEntry[] {
  if (!isFiltered(filter) && search.trim() === '') {
    const previous = addMonths(firstOfMonth(today), -1).slice(0, 7);
    return ledger.filter(({ month }) => month === today.slice(0, 7) || month === previous);
  }
  const { staffId, month, year, status } = filter;
  return ledger.filter(
    (entry) =>
      (staffId === null || entry.staffId === staffId) &&
      (month === null || Number(entry.month.slice(5)) === month) &&
      (year === null || Number(entry.month.slice(0, 4)) === year) &&
      (status === null || entry.status === status),
  );
}
