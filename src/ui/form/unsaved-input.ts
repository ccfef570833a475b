import { message, translateMessage } from '@/i18n/message';
import { confirm } from '../confirm-dialog/confirm';

type Check = () => boolean;

/** One per form on the screen. */
const checks = new Set<Check>();

/** Lets a form answer whether it holds input that is not saved. Returns the function that takes it out again. */
export function watchUnsavedInput(check: Check): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

/** True while a form on the screen holds input that is not saved. */
export function hasUnsavedInput(): boolean {
  return [...checks].some((check) => check());
}

/** Where the user is about to go: logging out deletes drafts, everything else leaves them. */
type Way = 'leave' | 'signOut';

/** Asks before unsaved input is left. Resolves to true at once when there is none. */
export async function askBeforeLeaving(way: Way = 'leave'): Promise<boolean> {
  if (!hasUnsavedInput()) return true;
  const words = {
    leave: {
      title: message('drafts:leave.title'),
      body: message('drafts:leave.body'),
      go: message('drafts:leave.go'),
    },
    signOut: {
      title: message('drafts:signOut.title'),
      body: message('drafts:signOut.body'),
      go: message('drafts:signOut.go'),
    },
  }[way];
  return confirm({
    title: translateMessage(words.title),
    body: translateMessage(words.body),
    tone: 'danger',
    confirmLabel: translateMessage(words.go),
    cancelLabel: translateMessage(message('drafts:stay')),
    action: () => undefined,
  });
}
