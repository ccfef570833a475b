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
  /** A card shows it even while it is empty, so that a value that arrives later moves nothing. */
  isShownEmpty?: boolean;
  /** True while its values are loading: with `isShownEmpty`, a card shows a skeleton in place of an empty value. */
  isLoading?: boolean;
  noWrap?: boolean;
  /** Its cells in a sheet, where they differ from `text`: dates, figures, and a sum or another value at the foot. */
  sheet?: { value: (row: Row) => CellValue; numberFormat?: string; isSummed?: boolean; foot?: CellValue };
  /** Left out on phones where the rows have actions, because an action opens a page with all values. */
  isSecondRank?: boolean;
};

/** The id of the column, prefixed by `-` for descending order, as in the URL. */
export type SortOrder = string;

export type RowKey = string | number;

/** The alignment of a column, undefined for left; `row` is any of its rows. */
export const getAlign = <Row>({ align, text }: Column<Row>, row: Row | undefined) =>
  align ?? (row !== undefined && typeof text(row) === 'number' ? 'right' : undefined);

export function getSortDirection(sort: SortOrder | null, columnId: string) {
  if (sort === columnId) return 'ascending';
  return sort === `-${columnId}` ? 'descending' : undefined;
}

export const nextSort = (sort: SortOrder | null, columnId: string): SortOrder =>
  sort === columnId ? `-${columnId}` : columnId;
