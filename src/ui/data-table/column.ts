import type { ReactNode } from 'react';
import type { CellValue } from '@/excel/workbook-description';

/**
 * A column as data, shared by the screen, the search, the sort order and the exported sheet: all of them read `text`, only
 * the screen uses `cell`.
 */
export type Column<Row> = {
  /** The sort key in the URL. */
  id: string;
  header: string;
  text: (row: Row) => string | number;
  /** Search texts besides `text`: the name in the other language, a staff number, the forms of a date. */
  keywords?: (row: Row) => readonly string[];
  /** Content on the screen instead of `text`. */
  cell?: (row: Row) => ReactNode;
  /** The default of numbers. */
  align?: 'right';
  sortable?: boolean;
  /** The sorted value, where it differs from `text`. */
  sortValue?: (row: Row) => string | number;
  width?: number | string;
  hideOnCard?: boolean;
  /** Content on a card, where it differs from the table. */
  card?: (row: Row) => ReactNode;
  /** True where a card shows it while it is empty, so that a late value moves nothing. */
  isKept?: boolean;
  /** True while empty values are loading; shown with `isKept`. */
  isAwaited?: boolean;
  /** True for a date, which never wraps. */
  isWhole?: boolean;
  /** Its cells in a sheet, where they differ from `text`: dates, figures, and a sum or another value at the foot. */
  sheet?: { value: (row: Row) => CellValue; numberFormat?: string; isSummed?: boolean; foot?: CellValue };
  /** True for a column that phones omit where the row has actions: these open a page with all values. */
  isSecondRank?: boolean;
};

/** The id of the sorted column, prefixed by `-` for descending order, as in the URL. */
export type SortOrder = string;

export type RowKey = string | number;

/** The alignment of a column, undefined for left; `row` is any of its rows. */
export const getAlign = <Row>({ align, text }: Column<Row>, row: Row | undefined) =>
  align ?? (row !== undefined && typeof text(row) === 'number' ? 'right' : undefined);

/** The direction in which a column is sorted; undefined where another column is sorted. */
export function getSortDirection(sort: SortOrder | null, columnId: string) {
  return sort === columnId ? 'ascending' : sort === `-${columnId}` ? 'descending' : undefined;
}

/** The order after a press on a column's header: ascending first, then descending. */
export const nextSort = (sort: SortOrder | null, columnId: string): SortOrder =>
  sort === columnId ? `-${columnId}` : columnId;
