import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '@/lib/when-idle';
import type { UrlFields } from '@/lib/url-fields';
import { TYPING_PAUSE_MS, useUrlState } from '../page/use-url-state';
import { getSortDirection, type SortOrder } from './column';
import { DEFAULT_PAGE_SIZE, parsePageSize, type PageSize } from './page-window';

export type TableState = { search: string; sort: SortOrder | null; page: number; size: PageSize };

export type TableRules = {
  prefix?: string;
  columns?: readonly { id: string; sortable?: boolean }[];
  defaultSort?: SortOrder;
};

const paramName = (prefix: string, name: string) => (prefix ? `${prefix}-${name}` : name);

export const readTableSearch = (params: URLSearchParams, prefix = '') =>
  params.get(paramName(prefix, 'q')) ?? '';

/** Missing and invalid fields get their defaults. */
export function parseTableState(params: URLSearchParams, rules: TableRules): TableState {
  const { prefix = '', columns = [], defaultSort = null } = rules;
  const read = (name: string) => params.get(paramName(prefix, name));
  const sort = read('sort');
  const page = Number(read('page'));
  const isKnownSort = columns.some(({ id, sortable }) => sortable !== false && getSortDirection(sort, id));
  return {
    search: readTableSearch(params, prefix),
    sort: isKnownSort ? sort : defaultSort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: parsePageSize(read('size')),
  };
}

export function tableFields(
  { search, sort, page, size }: TableState,
  { prefix = '', defaultSort }: TableRules,
): UrlFields {
  return {
    [paramName(prefix, 'q')]: search,
    [paramName(prefix, 'sort')]: sort === defaultSort ? null : sort,
    [paramName(prefix, 'page')]: page === 1 ? null : page,
    [paramName(prefix, 'size')]: size === DEFAULT_PAGE_SIZE ? null : size,
  };
}

/** A state that the address may lack. `writtenFrom`: the key of the history entry that the write replaces; null before. */
type PendingState = { state: TableState; writtenFrom: string | null };

/** `useUrlState` needs a stable function, and the rules of a table are new at every render. */
const readAll = (params: URLSearchParams) => params;

export function useTableUrlState(rules: TableRules = {}) {
  const location = useLocation();
  const [params, change] = useUrlState(readAll);
  const [pending, setPending] = useState<PendingState | null>(null);
  /** Cancels the scheduled write of the pending state. */
  const cancelWrite = useRef<() => void>(undefined);

  useEffect(() => () => cancelWrite.current?.(), []);

  const isPending =
    pending !== null && (pending.writtenFrom === null || pending.writtenFrom === location.key);
  const state: TableState = isPending ? pending.state : parseTableState(params, rules);

  function settle() {
    if (!pending || pending.writtenFrom !== null) return;
    cancelWrite.current?.();
    setPending({ ...pending, writtenFrom: location.key });
    change(tableFields(pending.state, rules));
  }

  // A timer outlives the render that started it, and must write the latest state.
  const latest = useRef({ state, settle });
  useEffect(() => {
    latest.current = { state, settle };
  });

  // Stable functions keep memoised parts from rendering at every letter.
  const acts = useMemo(() => {
    const settleLatest = () => latest.current.settle();
    const changePending = (changes: Partial<TableState>) => {
      cancelWrite.current?.();
      setPending({ state: { ...latest.current.state, ...changes }, writtenFrom: null });
    };
    /** Updates the table at once, and the URL, with all else that reads it, after the paint. */
    const show = (changes: Partial<TableState>) => {
      changePending(changes);
      cancelWrite.current = afterPaint(settleLatest);
    };
    return {
      setSearch: (search: string) => {
        changePending({ search, page: 1 });
        const timer = window.setTimeout(settleLatest, TYPING_PAUSE_MS);
        cancelWrite.current = () => window.clearTimeout(timer);
      },
      /** Writes the search to the history before the user may leave the page. */
      settleSearch: settleLatest,
      setSort: (sort: SortOrder) => show({ sort, page: 1 }),
      setPage: (page: number) => show({ page }),
      setSize: (size: PageSize) => show({ size, page: 1 }),
    };
  }, []);

  return { ...state, isPending, ...acts };
}
