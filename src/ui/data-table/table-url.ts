import type { UrlFields } from '@/lib/url-fields';
import { directionOf, type SortOrder } from './column';
import { DEFAULT_PAGE_SIZE, pageSizeOf, type PageSize } from './page-window';

export type TableState = {
  search: string;
  sort: SortOrder | null;
  page: number;
  size: PageSize;
};

export type TableRules = {
  /** Tells two tables on one page apart. */
  prefix?: string;
  columns?: readonly { id: string; sortable?: boolean }[];
  defaultSort?: SortOrder;
};

const nameOf = (prefix: string, name: string) => (prefix ? `${prefix}-${name}` : name);

/** What a table is searched for, as far as the URL says so. */
export const readTableSearch = (params: URLSearchParams, prefix = '') =>
  params.get(nameOf(prefix, 'q')) ?? '';

/** What the URL says about a table; every field falls back where the URL says nothing or nonsense. */
export function parseTableState(params: URLSearchParams, rules: TableRules): TableState {
  const { prefix = '', columns = [], defaultSort = null } = rules;
  const read = (name: string) => params.get(nameOf(prefix, name));
  const sort = read('sort');
  const page = Number(read('page'));
  const isKnown = columns.some(({ id, sortable }) => sortable !== false && directionOf(sort, id));
  return {
    search: readTableSearch(params, prefix),
    sort: isKnown ? sort : defaultSort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: pageSizeOf(read('size')),
  };
}

/** How a table's state stands in the URL; defaults are left out. */
export function tableFields(
  { search, sort, page, size }: TableState,
  { prefix = '', defaultSort }: TableRules,
): UrlFields {
  return {
    [nameOf(prefix, 'q')]: search,
    [nameOf(prefix, 'sort')]: sort === defaultSort ? null : sort,
    [nameOf(prefix, 'page')]: page === 1 ? null : page,
    [nameOf(prefix, 'size')]: size === DEFAULT_PAGE_SIZE ? null : size,
  };
}
