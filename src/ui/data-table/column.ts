import type { ReactNode } from 'react';
import type { CellValue } from '@/excel/workbook-description';

/**
 * A column as data, shared by the screen, the search, the sort order and the exported sheet:
 * `text` feeds all of them, `cell` only the screen.
 */
export type Column<Row> = {
  /** Stands in the URL as the sort key. */
  id: string;
  header: string;
  text: (row: Row) => string | number;
  /** What the search finds beside `text`: the name in the other language, a staff number, a date as typed. */
  keywords?: (row: Row) => readonly string[];
  /** What the screen shows instead of `text`. */
  cell?: (row: Row) => ReactNode;
  /** Numbers belong there, which is their default. */
  align?: 'right';
  sortable?: boolean;
  /** The order, where it differs from that of `text`. */
  sortValue?: (row: Row) => string | number;
  width?: number | string;
  hideOnCard?: boolean;
  /** What a card shows, where that is not the same as in a table. */
  card?: (row: Row) => ReactNode;
  /** A card has it even while it is empty: what comes late then moves nothing. */
  isKept?: boolean;
  /** What is empty is on its way. Shown where a card keeps its place. */
  isAwaited?: boolean;
  /** A date: it stands in one line. */
  isWhole?: boolean;
  /** What a sheet holds, where that is not `text`: dates, figures, whether they are summed up, or what else stands at their foot. */
  sheet?: { value: (row: Row) => CellValue; numberFormat?: string; isSummed?: boolean; foot?: CellValue };
  /** Left out on phones where the row has acts: they lead to a page with all of it. */
  isSecondRank?: boolean;
};

/** The id of the column by which rows are sorted, with `-` before it downwards. Stands so in the URL. */
export type SortOrder = string;

export type RowKey = string | number;

/** How a column is aligned where it is not left; `row` is any of its rows. */
export const alignOf = <Row>({ align, text }: Column<Row>, row: Row | undefined) =>
  align ?? (row !== undefined && typeof text(row) === 'number' ? 'right' : undefined);

/** Which way a column is sorted; undefined where the order is another one. */
export function directionOf(sort: SortOrder | null, columnId: string) {
  return sort === columnId ? 'ascending' : sort === `-${columnId}` ? 'descending' : undefined;
}

/** What a press on a column's header asks for: upwards first, then the other way round. */
export const nextSort = (sort: SortOrder | null, columnId: string): SortOrder =>
  sort === columnId ? `-${columnId}` : columnId;
