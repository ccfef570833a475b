import { useCallback } from 'react';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useIsHere } from './use-is-here';

/**
 * The search part of the address, and how to change it. Of two quick changes the second one gets the address that the
 * first one made, drawn or not. Once the page is gone nothing is written: it would be the address of the next page.
 */
export function usePageSearch() {
  const [params] = useSearchParams();
  // Unlike the router's way to set them it stays the same when they change.
  const navigate = useNavigate();
  const isHere = useIsHere();
  const write = useCallback(
    (change: (current: URLSearchParams) => URLSearchParams, options: NavigateOptions) => {
      if (!isHere()) return;
      void navigate(`?${String(change(new URLSearchParams(window.location.search)))}`, options);
    },
    [isHere, navigate],
  );
  return [params, write] as const;
}
