export const PAGE_SIZES = [5, 10, 15, 20] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

export const DEFAULT_PAGE_SIZE: PageSize = 10;

export const parsePageSize = (text: string | null): PageSize =>
  PAGE_SIZES.find((size) => String(size) === text) ?? DEFAULT_PAGE_SIZE;

const ROWS_WITHOUT_PAGER = 10;

/** True where a table needs a pager: for more than ten rows, and for fewer that fill several pages. Source: TB-1. */
export const needsPager = (rowCount: number, pageCount: number): boolean =>
  rowCount > ROWS_WITHOUT_PAGER || pageCount > 1;

const MOST_BUTTONS = 6;

/** The page numbers with a button: at most six around `page`. Source: TB-1. */
export function pageWindow(page: number, pageCount: number): number[] {
  const length = Math.min(pageCount, MOST_BUTTONS);
  const first = Math.min(Math.max(1, page - Math.floor(MOST_BUTTONS / 2)), pageCount - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/** The rows of one page; a page beyond the end gives the last one. `page` counts from 1. */
export function slicePage<Row>(rows: readonly Row[], page: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const shownPage = Math.min(page, pageCount);
  const start = (shownPage - 1) * size;
  return { page: shownPage, pageCount, rows: rows.slice(start, start + size) };
}
