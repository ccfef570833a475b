import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { useIsCurrentRoute } from './use-is-current-route';

/** Browsers refuse more than about 100 changes of the URL in half a minute, and a fast typist makes more. */
export const TYPING_PAUSE_MS = 300;

type Change<State> = UrlFields | ((current: State) => UrlFields);

/** Reads state from the URL and changes it. `read` must be stable. Of two quick changes the second sees the first. */
export function useUrlState<State>(read: (params: URLSearchParams) => State) {
  const [params] = useSearchParams();
  // Unlike the router's `setSearchParams`, `navigate` is stable when the parameters change.
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
