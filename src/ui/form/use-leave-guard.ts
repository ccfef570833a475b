import { useCallback, useEffect } from 'react';
import { useBlocker, useLocation, type BlockerFunction } from 'react-router-dom';
import { askBeforeLeaving, watchUnsavedInput, type UnsavedCheck } from './unsaved-input';

/**
 * Asks before a page with unsaved input is left: by a link, by the back button, or by closing the tab. A change of
 * the search part of the address leaves nothing. `hasUnsavedInput` is asked then and not before. The router knows
 * one guard at a time: one form per screen.
 */
export function useLeaveGuard(hasUnsavedInput: UnsavedCheck): void {
  const { pathname } = useLocation();
  const isLeaving = useCallback<BlockerFunction>(
    // The form stands for a moment after its page was left: whoever goes on or back then has been asked already.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname &&
      hasUnsavedInput() !== false,
    [pathname, hasUnsavedInput],
  );
  const blocker = useBlocker(isLeaving);

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isAsking = true;
    void askBeforeLeaving().then((canLeave) => {
      if (!isAsking) return;
      if (canLeave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isAsking = false;
    };
  }, [blocker]);

  useEffect(() => {
    const keepTab = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput()) event.preventDefault();
    };
    window.addEventListener('beforeunload', keepTab);
    const unwatch = watchUnsavedInput(hasUnsavedInput);
    return () => {
      window.removeEventListener('beforeunload', keepTab);
      unwatch();
    };
  }, [hasUnsavedInput]);
}
