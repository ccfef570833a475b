import { use, useCallback, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Says, at the moment when it is asked, whether the page that the component belongs to is still the page and nobody
 * is on the way to another one: an answer that comes late must not act on what stands there by then. The same
 * function as long as the page is.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  // Asked, not rendered: what hooks say of the router is late by a transition.
  const router = use(UNSAFE_DataRouterContext)?.router;
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
