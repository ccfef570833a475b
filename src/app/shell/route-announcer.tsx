import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { bringArrivedRowIntoSight } from '@/ui/data-table/list-return';

/**
 * After a change of page (not of its filters) moves the focus to the new page's heading, so that keyboard
 * and screen-reader users start where the page starts, or back in a list at the row whose form they left.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const heading = document.getElementById('page-title') ?? document.getElementById('content');
    heading?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    bringArrivedRowIntoSight();
  }, [pathname]);

  return null;
}
