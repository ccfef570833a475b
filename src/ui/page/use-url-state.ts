import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { useIsHere } from './use-is-here';

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
  const isHere = useIsHere();
  const state = useMemo(() => read(params), [read, params]);
  const change = useCallback(
    (next: Change<State>, options?: NavigateOptions) => {
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
