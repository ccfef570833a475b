import type { SortOrder } from './column';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from './page-window';

export type TableState = {
  search: string;
  sort: SortOrder | null;
  /** Counts from 1. */
  page: number;
  size: PageSize;
};

type Rules = {
  /** Tells two tables on one page apart. */
  prefix: string;
  sortableIds: readonly string[];
  defaultSort: SortOrder | null;
};

const nameOf = (prefix: string, name: string) => (prefix ? `${prefix}-${name}` : name);

function parseSort(text: string | null, { sortableIds, defaultSort }: Rules): SortOrder | null {
  const isDescending = text?.startsWith('-') ?? false;
  const columnId = isDescending ? text?.slice(1) : text;
  if (!columnId || !sortableIds.includes(columnId)) return defaultSort;
  return { columnId, direction: isDescending ? 'descending' : 'ascending' };
}

function formatSort(sort: SortOrder | null): string {
  if (!sort) return '';
  return sort.direction === 'descending' ? `-${sort.columnId}` : sort.columnId;
}

/** What a table is searched for, as far as the URL says so. */
export function readTableSearch(params: URLSearchParams, prefix = ''): string {
  return params.get(nameOf(prefix, 'q')) ?? '';
}

/** What the URL says about a table; every field falls back where the URL says nothing or nonsense. */
export function parseTableState(params: URLSearchParams, rules: Rules): TableState {
  const read = (name: string) => params.get(nameOf(rules.prefix, name));
  const page = Number(read('page'));
  const size = Number(read('size'));
  return {
    search: readTableSearch(params, rules.prefix),
    sort: parseSort(read('sort'), rules),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
  };
}

/** The parameters with this table's state in them; defaults are left out, foreign parameters stay. */
export function writeTableState(params: URLSearchParams, state: TableState, rules: Rules): URLSearchParams {
  const next = new URLSearchParams(params);
  const sort = formatSort(state.sort);
  const values = {
    q: state.search,
    sort: sort === formatSort(rules.defaultSort) ? '' : sort,
    page: state.page === 1 ? '' : String(state.page),
    size: state.size === DEFAULT_PAGE_SIZE ? '' : String(state.size),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(nameOf(rules.prefix, name), value);
    else next.delete(nameOf(rules.prefix, name));
  }
  return next;
}
