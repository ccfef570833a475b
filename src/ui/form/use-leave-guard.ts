import { useCallback, useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { askBeforeLeaving, watchUnsavedInput } from './unsaved-input';

/**
 * Asks before a page with unsaved input is left: by a link, by the back button, or by closing the tab. A change of
 * the search part of the address leaves nothing. `hasUnsavedInput` is asked then and not before. The router knows
 * one guard at a time: one form per screen.
 */
export function useLeaveGuard(hasUnsavedInput: () => boolean): void {
  const isLeaving = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedInput(),
    [hasUnsavedInput],
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
