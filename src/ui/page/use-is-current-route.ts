import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { useLocation, type createBrowserRouter } from 'react-router-dom';

/** The router of the application, for code that asks where the user is at this moment: its hooks say it a transition late. */
export const PageRouter = createContext<ReturnType<typeof createBrowserRouter> | null>(null);

/**
 * Says, at the moment when it is asked, whether the page that the component belongs to is still the page and nobody
 * is on the way to another one: an answer that comes late must not act on what stands there by then. The same
 * function as long as the page is.
 */
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
