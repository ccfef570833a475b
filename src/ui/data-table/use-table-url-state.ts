import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '@/lib/when-idle';
import type { UrlFields } from '@/lib/url-fields';
import { useUrlState } from '../page/use-url-state';
import { directionOf, type SortOrder } from './column';
import { DEFAULT_PAGE_SIZE, pageSizeOf, type PageSize } from './page-window';

export type TableState = { search: string; sort: SortOrder | null; page: number; size: PageSize };

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

/** What is shown before it stands in the URL: not put there yet, or just put there at the place in the history named `writtenAt`. */
type Draft = { changes: Partial<TableState>; writtenAt: string | null };

/** Browsers refuse more than some 100 changes of the URL in half a minute; a fast typist makes more. */
const TYPING_PAUSE_MS = 300;

const whole = (params: URLSearchParams) => params;

/** Search, order, page and page size of a table. They live in the URL, so that a view can be reloaded and shared. */
export function useTableUrlState(rules: TableRules = {}) {
  const location = useLocation();
  const [params, change] = useUrlState(whole);
  const [draft, setDraft] = useState<Draft | null>(null);
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const stored = parseTableState(params, rules);
  const isDraftShown = draft !== null && (draft.writtenAt ?? location.key) === location.key;
  const state: TableState = isDraftShown ? { ...stored, ...draft.changes } : stored;

  function settle() {
    if (draft?.writtenAt !== null) return;
    window.clearTimeout(timer.current);
    setDraft({ changes: state, writtenAt: location.key });
    change(tableFields(state, rules));
  }

  // When typing pauses, the URL may hold more than when it began: it must be written as it is then.
  const latest = useRef({ state, settle });
  useEffect(() => {
    latest.current = { state, settle };
  });

  // The same ones as long as the table is there: what gets them needs no new drawing at every key.
  const acts = useMemo(() => {
    const settleLatest = () => latest.current.settle();
    /** The table follows the press, all else with the URL once that is seen. */
    const show = (changes: Partial<TableState>) => {
      setDraft({ changes: { ...latest.current.state, ...changes }, writtenAt: null });
      afterPaint(settleLatest);
    };
    return {
      setSearch: (search: string) => {
        window.clearTimeout(timer.current);
        setDraft({ changes: { search, page: 1 }, writtenAt: null });
        timer.current = window.setTimeout(settleLatest, TYPING_PAUSE_MS);
      },
      /** Whoever leaves the box may leave the page next: the search must stand in the history before that. */
      settleSearch: settleLatest,
      setSort: (sort: SortOrder) => show({ sort, page: 1 }),
      setPage: (page: number) => show({ page }),
      setSize: (size: TableState['size']) => show({ size, page: 1 }),
    };
  }, []);

  return { ...state, ...acts };
}
