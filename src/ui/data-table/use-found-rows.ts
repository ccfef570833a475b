import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { createSearch } from '@/lib/word-search';
import { getSortDirection, type Column, type SortOrder } from './column';
import { parseTableState } from './use-table-url-state';

/** The found rows of all pages, sorted. `isSearchPreloaded` prepares the search before the first letter. */
export function useFoundRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string,
  sort: SortOrder | null,
  isSearchPreloaded = false,
): readonly Row[] {
  const { language } = useFormat();
  // Sorted before the search, so that a letter neither sorts nor prepares the search anew.
  const sorted = useMemo(() => sortRows(rows, columns, sort, language), [rows, columns, sort, language]);
  const rowSearch = useMemo(
    () => createSearch(sorted, (row) => searchTexts(row, columns)),
    [sorted, columns],
  );
  if (isSearchPreloaded) rowSearch.prepare();
  return useMemo(() => rowSearch.find(search), [rowSearch, search]);
}

/** The found rows for totals and exports outside of their table, which must have no `urlPrefix` and no `defaultSort`. */
export function useVisibleRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly Row[] {
  const [params] = useSearchParams();
  const { search, sort } = parseTableState(params, { columns });
  return useFoundRows(rows, columns, search, sort);
}

export function searchTexts<Row>(row: Row, columns: readonly Column<Row>[]): string[] {
  return columns.flatMap(({ text, keywords }) => [String(text(row)), ...(keywords ? keywords(row) : [])]);
}

const isBlank = (value: string | number) => value === '' || Number.isNaN(value);

/** Equal rows keep their order; rows without a value come last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: SortOrder | null,
  language: Language,
): readonly Row[] {
  const column = columns.find(({ id }) => getSortDirection(sort, id));
  if (!column) return rows;
  const getValue = column.sortValue ?? column.text;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = sort === column.id ? 1 : -1;

  function compare(first: string | number, second: string | number): number {
    if (isBlank(first) || isBlank(second)) return Number(isBlank(first)) - Number(isBlank(second));
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
    return sign * collator.compare(String(first), String(second));
  }

  return rows
    .map((row) => ({ row, value: getValue(row) }))
    .sort((first, second) => compare(first.value, second.value))
    .map(({ row }) => row);
}
