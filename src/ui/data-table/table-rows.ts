import type { Language } from '@/i18n/language';
import { toFoundKey } from '@/lib/normalise-text';
import type { Column, SortOrder } from './column';

/** One search key per row over all columns, built once per list: a search then only compares. */
export function createSearchKeys<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[] {
  return rows.map((row) =>
    toFoundKey(
      ...columns.flatMap(({ text, keywords }) => [String(text(row)), ...(keywords ? keywords(row) : [])]),
    ),
  );
}

const isBlank = (value: string | number) => value === '' || Number.isNaN(value);

/** Sorts a copy; equal rows keep their order, rows without a value come last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: SortOrder | null,
  language: Language,
): readonly Row[] {
  const column = columns.find(({ id }) => id === order?.columnId);
  if (!column || !order) return rows;
  const valueOf = column.sortValue ?? column.text;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = order.direction === 'ascending' ? 1 : -1;

  function compare(first: string | number, second: string | number): number {
    if (isBlank(first) || isBlank(second)) return Number(isBlank(first)) - Number(isBlank(second));
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
    return sign * collator.compare(String(first), String(second));
  }

  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((first, second) => compare(first.value, second.value))
    .map(({ row }) => row);
}
