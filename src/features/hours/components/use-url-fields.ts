import { useCallback } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { usePageSearch } from '@/ui/page/use-page-search';
import { writeFields } from '../model/report-search';

/** The URL's parameters, and how to change some of them; null and `''` remove one. */
export function useUrlFields() {
  const [params, setParams] = usePageSearch();
  const write = useCallback(
    (fields: Parameters<typeof writeFields>[1], options: NavigateOptions = {}) =>
      // Of two quick changes the second one must see the first one's URL, rendered or not.
      setParams(writeFields(new URLSearchParams(window.location.search), fields), {
        preventScrollReset: true,
        ...options,
      }),
    [setParams],
  );
  return [params, write] as const;
}
