import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate, type BlockerFunction } from 'react-router-dom';
import { message, translateMessage } from '@/i18n/message';
import { useIsCurrentRoute } from '../page/use-is-current-route';
import { confirm } from '../confirm-dialog/confirm';

/**
 * Whether a form holds input that is not saved; `sending` where all of it is being saved, `kept` where the browser keeps it and a
 * sign-out counts it there.
 */
type UnsavedCheck = () => boolean | 'sending' | 'kept';

const checks = new Set<UnsavedCheck>();

/** Lets a form answer whether it holds input that is not saved. Returns the function that takes it out again. */
export function watchUnsavedInput(check: UnsavedCheck): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

/** True while a form on the screen holds input that is not saved. */
export function hasUnsavedInput(): boolean {
  return [...checks].some((check) => check());
}

/** What would be lost of the forms on the screen. */
export function unsavedOnScreen(): { isTyped: boolean; isSending: boolean } {
  const states = [...checks].map((check) => check());
  return { isTyped: states.includes(true), isSending: states.includes('sending') };
}

/** Asks before unsaved input is left. Resolves to true at once when there is none. */
export async function askBeforeLeaving(): Promise<boolean> {
  const { isTyped, isSending } = unsavedOnScreen();
  if (!isTyped && !isSending) return true;
  return confirm({
    title: translateMessage(message(isTyped ? 'drafts:leave.title' : 'drafts:leave.sendingTitle')),
    body: translateMessage(message(isTyped ? 'drafts:leave.body' : 'drafts:leave.sendingBody')),
    tone: 'danger',
    confirmLabel: translateMessage(message('drafts:leave.go')),
    cancelLabel: translateMessage(message('drafts:stay')),
    action: () => undefined,
  });
}

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
  const isHere = useIsCurrentRoute();
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
