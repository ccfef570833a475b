import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate, type BlockerFunction } from 'react-router-dom';
import { message, translateMessage } from '@/i18n/message';
import { useIsCurrentRoute } from '../page/use-is-current-route';
import { confirm } from '../confirm-dialog/confirm';

/** `sending`: all of it is being saved; `kept`: the browser stores it, and a sign-out counts it there. */
type UnsavedCheck = () => boolean | 'sending' | 'kept';

const checks = new Set<UnsavedCheck>();

/** Registers the check of a form. Returns the function that unregisters it. */
export function watchUnsavedInput(check: UnsavedCheck): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

export function hasUnsavedInput(): boolean {
  return [...checks].some((check) => check());
}

export function unsavedOnScreen(): { isTyped: boolean; isSending: boolean } {
  const states = [...checks].map((check) => check());
  return { isTyped: states.includes(true), isSending: states.includes('sending') };
}

/** Resolves to true at once without unsaved input. */
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

/** Asks before a link, the back button or closing the tab leaves the page. The router supports one such guard. */
export function useLeaveGuard(check: UnsavedCheck): void {
  const { pathname } = useLocation();
  const isLeaving = useCallback<BlockerFunction>(
    // The form is mounted for a moment after its page was left, and must not ask again.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === pathname && nextLocation.pathname !== pathname && check() !== false,
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
      if (latest.current === blocker) {
        if (canLeave) blocker.proceed();
        else blocker.reset();
        // A form that is saved while the question is open changes the address, which resets the blocker.
      } else if (canLeave && isCurrentRoute()) void navigate(blocker.location);
    });
  }, [blocker, isCurrentRoute, navigate]);

  useEffect(() => {
    const keepTab = (event: BeforeUnloadEvent) => {
      if (check()) event.preventDefault();
    };
    window.addEventListener('beforeunload', keepTab);
    const unwatch = watchUnsavedInput(check);
    return () => {
      window.removeEventListener('beforeunload', keepTab);
      unwatch();
    };
  }, [check]);
}
