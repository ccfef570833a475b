import type { ReactNode } from 'react';
import type { CellValue } from '@/excel/workbook-description';

/** Screen, search, sort order and exported sheet read `text`; only the screen uses `cell`. */
export type Column<Row> = {
  id: string;
  header: string;
  text: (row: Row) => string | number;
  /** Search texts besides `text`, e.g. the name in the other language. */
  keywords?: (row: Row) => readonly string[];
  cell?: (row: Row) => ReactNode;
  align?: 'right';
  sortable?: boolean;
  sortValue?: (row: Row) => string | number;
  width?: number | string;
  hideOnCard?: boolean;
  card?: (row: Row) => ReactNode;
  /** True where a card shows it also while it is empty, so that a late value moves nothing. */
  isKept?: boolean;
  /** True while empty values are loading; shown with `isKept`. */
  isAwaited?: boolean;
  /** Never wraps, e.g. a date. */
  isWhole?: boolean;
  /** Its cells in a sheet, where they differ from `text`: dates, figures, and a sum or another value at the foot. */
  sheet?: { value: (row: Row) => CellValue; numberFormat?: string; isSummed?: boolean; foot?: CellValue };
  /** Omitted on phones where the row has actions: these open a page with all values. */
  isSecondRank?: boolean;
};

/** The id of the column, prefixed by `-` for descending order, as in the URL. */
export type SortOrder = string;

export type RowKey = string | number;

/** The alignment of a column, undefined for left; `row` is any of its rows. */
export const getAlign = <Row>({ align, text }: Column<Row>, row: Row | undefined) =>
  align ?? (row !== undefined && typeof text(row) === 'number' ? 'right' : undefined);

/** The direction in which a column is sorted; undefined where another column is sorted. */
export function getSortDirection(sort: SortOrder | null, columnId: string) {
  if (sort === columnId) return 'ascending';
  return sort === `-${columnId}` ? 'descending' : undefined;
}

/** The order after a press on a column's header: ascending first, then descending. */
export const nextSort = (sort: SortOrder | null, columnId: string): SortOrder =>
  sort === columnId ? `-${columnId}` : columnId;
