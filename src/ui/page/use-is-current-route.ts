import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { useLocation, type createBrowserRouter } from 'react-router-dom';

/** The router, whose state is up to date; `useLocation` follows it only at the end of a transition. */
export const PageRouter = createContext<ReturnType<typeof createBrowserRouter> | null>(null);

/** Returns a stable function that gives true until the user leaves the page, so that no late answer acts on the next one. */
export function useIsCurrentRoute(): () => boolean {
  const { pathname } = useLocation();
  const router = use(PageRouter);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return useCallback(() => {
    // Tests of a single component have no `PageRouter`.
    const { location } = router?.state ?? window;
    // While the next page is loading, the router's location is still that of this page.
    const next = router?.state.navigation.location ?? location;
    return isMounted.current && location.pathname === pathname && next.pathname === pathname;
  }, [router, pathname]);
}
