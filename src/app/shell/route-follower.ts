import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollRestoredRowIntoView } from '@/ui/data-table/list-return';
import { useInsideLinks } from '@/ui/page/use-inside-links';
import { useKeptFocus } from './use-kept-focus';

/**
 * After a change of page, Back included, goes to the heading of the page, or to the row whose form was left.
 * A component, because a hook would render the frame at each navigation, and its guard would redirect again.
 */
export function RouteFollower() {
  useInsideLinks();
  useKeptFocus();
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const heading = document.getElementById('page-title') ?? document.getElementById('content');
    heading?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    scrollRestoredRowIntoView();
  }, [pathname]);
  return null;
}
