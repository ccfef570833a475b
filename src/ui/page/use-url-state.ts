import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { useIsCurrentRoute } from './use-is-current-route';

type Change<State> = UrlFields | ((current: State) => UrlFields);

/**
 * Reads state from the URL by `read`, which must be stable, and changes fields of it, replacing the history entry unless
 * the options say `replace: false`. Of two quick changes the second sees the first. After the page is left nothing is
 * written, because it would change the URL of the next page.
 */
export function useUrlState<State>(read: (params: URLSearchParams) => State) {
  const [params] = useSearchParams();
  // Unlike the router's `setSearchParams` it is stable when the parameters change.
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  const state = useMemo(() => read(params), [read, params]);
  const change = useCallback(
    (next: Change<State>, options?: { replace?: boolean; state?: unknown }) => {
      if (!isCurrentRoute()) return;
      const current = new URLSearchParams(window.location.search);
      const fields = typeof next === 'function' ? next(read(current)) : next;
      const address = `?${String(writeUrlFields(current, fields))}`;
      void navigate(address, { replace: true, preventScrollReset: true, ...options });
    },
    [read, isCurrentRoute, navigate],
  );
  return [state, change] as const;
}

/**
 * Navigates for plain links with `data-inside` as the router's links do; those of a row (`RowAction`) carry the filters of their
 * list. For lists, because ten router links take longer to render than the rest of their rows.
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
