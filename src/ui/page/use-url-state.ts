import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { useIsCurrentRoute } from './use-is-current-route';

type Change<State> = UrlFields | ((current: State) => UrlFields);

/**
 * What the address says, as `read` understands it, and how to change fields of it: in place, unless the options say
 * `replace: false`. Give it a `read` that stays the same. Of two quick changes the second one gets the address that the
 * first one made, drawn or not. Once the page is gone nothing is written: it would be the address of the next page.
 */
export function useUrlState<State>(read: (params: URLSearchParams) => State) {
  const [params] = useSearchParams();
  // Unlike the router's way to set them it stays the same when they change.
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  const state = useMemo(() => read(params), [read, params]);
  const change = useCallback(
    (next: Change<State>, options?: { replace?: boolean; state?: unknown }) => {
      if (!isHere()) return;
      const current = new URLSearchParams(window.location.search);
      const fields = typeof next === 'function' ? next(read(current)) : next;
      const address = `?${String(writeUrlFields(current, fields))}`;
      void navigate(address, { replace: true, preventScrollReset: true, ...options });
    },
    [read, isHere, navigate],
  );
  return [state, change] as const;
}

/**
 * Follows plain links with `data-inside` as the router's own do; those of a row (`RowAction`) know the way back to the list as it
 * is. For lists: ten router links in the rows that a search brings take longer than all else in them.
 */
export function useInsideLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-inside]') : null;
      if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      const origin = link.dataset.inside === 'form' ? { listSearch: window.location.search } : null;
      void navigate(`${link.pathname}${link.search}`, { state: origin });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
