import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '@/lib/after-paint';
import { useUrlState } from '../page/use-url-state';
import type { SortOrder } from './column';
import { parseTableState, tableFields, type TableRules, type TableState } from './table-url';

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
