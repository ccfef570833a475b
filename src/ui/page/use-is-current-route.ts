import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { useLocation, type createBrowserRouter } from 'react-router-dom';

/** The router, for code that needs the current location at once: the hooks give it a transition late. */
export const PageRouter = createContext<ReturnType<typeof createBrowserRouter> | null>(null);

/** A stable function, false once the page is left: a late answer must not act on the next page. */
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
    const { location } = router?.state ?? window;
    const next = router?.state.navigation.location ?? location;
    return isMounted.current && [location, next].every((place) => place.pathname === pathname);
  }, [router, pathname]);
}
