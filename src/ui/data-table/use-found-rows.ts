import { useMemo } from 'react';
import { useFormat } from '@/i18n/format';
import { searchRows } from '@/lib/word-search';
import type { Column, SortOrder } from './column';
import { createSearchKeys, sortRows } from './table-rows';

/**
 * The rows that a search finds, in the wished order: what the table shows page by page and a sheet holds in
 * full. `isSearchNear` makes the search keys before the first letter arrives.
 */
export function useFoundRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string,
  sort: SortOrder | null,
  isSearchNear = false,
): readonly Row[] {
  const { language } = useFormat();
  const { columnId, direction } = sort ?? {};
  // Sorted first, so that a key press only compares: neither order nor keys are made anew.
  const sorted = useMemo(
    () => sortRows(rows, columns, columnId && direction ? { columnId, direction } : null, language),
    [rows, columns, columnId, direction, language],
  );
  const needsKeys = isSearchNear || search.trim() !== '';
  const keys = useMemo(
    () => (needsKeys ? createSearchKeys(sorted, columns) : []),
    [needsKeys, sorted, columns],
  );
  return useMemo(() => searchRows(sorted, keys, search), [sorted, keys, search]);
}
