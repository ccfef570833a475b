import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate, type BlockerFunction } from 'react-router-dom';
import { useIsHere } from '../page/use-is-here';
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
  const latest = useRef(blocker);
  const isHere = useIsHere();
  const navigate = useNavigate();

  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked') return;
    void askBeforeLeaving().then((canLeave) => {
      if (latest.current === blocker) {
        if (canLeave) blocker.proceed();
        else blocker.reset();
        // A form that is saved while the question stands changes the address, which ends the wait.
      } else if (canLeave && isHere()) void navigate(blocker.location);
    });
  }, [blocker, isHere, navigate]);

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
