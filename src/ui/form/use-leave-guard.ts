import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate, type BlockerFunction } from 'react-router-dom';
import { useIsCurrentRoute } from '../page/use-is-current-route';
import { askBeforeLeaving, watchUnsavedInput, type UnsavedCheck } from './unsaved-input';

/** Asks before a link, the back button or closing the tab leaves the page. The router supports one guard at a time. */
export function useLeaveGuard(check: UnsavedCheck): void {
  const { pathname } = useLocation();
  const isLeaving = useCallback<BlockerFunction>(
    // The form is mounted for a moment after its page was left, and must not ask again.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === pathname && nextLocation.pathname !== pathname && check() !== null,
    [pathname, check],
  );
  const blocker = useBlocker(isLeaving);
  const latest = useRef(blocker);
  const isCurrentRoute = useIsCurrentRoute();
  const navigate = useNavigate();

  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked') return;
    void askBeforeLeaving().then((canLeave) => {
      if (latest.current !== blocker) {
        // A save while the question is open changes the address, which resets the blocker: it cannot proceed any more.
        if (canLeave && isCurrentRoute()) void navigate(blocker.location);
      } else if (canLeave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, isCurrentRoute, navigate]);

  useEffect(() => {
    const keepTab = (event: BeforeUnloadEvent) => {
      if (check() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', keepTab);
    const unwatch = watchUnsavedInput(check);
    return () => {
      window.removeEventListener('beforeunload', keepTab);
      unwatch();
    };
  }, [check]);
}
