import { z } from 'zod';
import { addMonths, firstOfMonth, type CalendarDate } from '@/lib/calendar-date';
import type { LedgerEntry } from './fine-ledger';

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Null: not filtered by it. `month` is 1 to 12, of any year. */
export type FineFilter = { staffId: number | null; month: number | null };

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

const filterSchema = z.object({
  staff: wholeNumber.nullable().catch(null),
  month: wholeNumber.pipe(z.number().max(12)).nullable().catch(null),
});

/** Reads `?staff=4&month=11`; what cannot be read is no filter. */
export function readFineFilter(params: URLSearchParams): FineFilter {
  const { staff, month } = filterSchema.parse(Object.fromEntries(params));
  return { staffId: staff, month };
}

/** The URL with this filter, on the first page of its rows. Other parameters stay. */
export function writeFineFilter(params: URLSearchParams, filter: FineFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries({ staff: filter.staffId, month: filter.month })) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export function isFiltered({ staffId, month }: FineFilter): boolean {
  return staffId !== null || month !== null;
}

/**
 * The entries to show: those of this and the previous calendar month, or with a filter every match of all years.
 * People are told apart by id, never by name. Source: FIN-3.
 */
export function filterFines(
  ledger: readonly LedgerEntry[],
  filter: FineFilter,
  today: CalendarDate,
): LedgerEntry[] {
  if (!isFiltered(filter)) {
    const previous = addMonths(firstOfMonth(today), -1).slice(0, 7);
    return ledger.filter(({ month }) => month === today.slice(0, 7) || month === previous);
  }
  const { staffId, month } = filter;
  return ledger.filter(
    (entry) =>
      (staffId === null || entry.staffId === staffId) &&
      (month === null || Number(entry.month.slice(5)) === month),
  );
}
