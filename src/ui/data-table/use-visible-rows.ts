import { useSearchParams } from 'react-router-dom';
import type { Column } from './column';
import { parseTableState } from './table-url';
import { useFoundRows } from './use-found-rows';

/**
 * What a table without a prefix or default order shows on all its pages, for what stands outside of it: totals and
 * exports in the head of the page.
 */
export function useVisibleRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly Row[] {
  const [params] = useSearchParams();
  const sortableIds = columns.filter(({ sortable }) => sortable !== false).map(({ id }) => id);
  const { search, sort } = parseTableState(params, { prefix: '', sortableIds, defaultSort: null });
  return useFoundRows(rows, columns, search, sort);
}
