import { useCallback, useMemo } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { usePageSearch } from './use-page-search';

type Change<State> = UrlFields | ((current: State) => UrlFields);

/**
 * What the address says, as `read` understands it, and how to change fields of it: in place, unless the options say
 * `replace: false`. Give it a `read` that stays the same.
 */
export function useUrlState<State>(read: (params: URLSearchParams) => State) {
  const [params, setParams] = usePageSearch();
  const state = useMemo(() => read(params), [read, params]);
  const change = useCallback(
    (next: Change<State>, options?: NavigateOptions) =>
      setParams(
        (current) => writeUrlFields(current, typeof next === 'function' ? next(read(current)) : next),
        { replace: true, preventScrollReset: true, ...options },
      ),
    [read, setParams],
  );
  return [state, change] as const;
}
