import { useCallback } from 'react';
import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { useIsHere } from './use-is-here';

/**
 * The search part of the address, as `useSearchParams` gives it; but once the page is gone nothing is written,
 * for it would be the address of the next page.
 */
export function usePageSearch(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams();
  const isHere = useIsHere();
  const write = useCallback<SetURLSearchParams>(
    (...change) => {
      if (isHere()) setParams(...change);
    },
    [isHere, setParams],
  );
  return [params, write];
}
