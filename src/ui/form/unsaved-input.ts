import { message, translateMessage } from '@/i18n/message';
import { confirm } from '../confirm-dialog/confirm';

/** Whether a form holds input that is not saved; `sending` where all of it is being saved. */
export type UnsavedCheck = () => boolean | 'sending';

/** One per form on the screen. */
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

/** Where the user is about to go: logging out deletes drafts, everything else leaves them. */
type Way = 'leave' | 'signOut';

/** Asks before unsaved input is left. Resolves to true at once when there is none. */
export async function askBeforeLeaving(way: Way = 'leave'): Promise<boolean> {
  if (!hasUnsavedInput()) return true;
  const isTyped = [...checks].some((check) => check() === true);
  const words = {
    leave: {
      title: message(isTyped ? 'drafts:leave.title' : 'drafts:leave.sendingTitle'),
      body: message(isTyped ? 'drafts:leave.body' : 'drafts:leave.sendingBody'),
      go: message('drafts:leave.go'),
    },
    signOut: {
      title: message(isTyped ? 'drafts:signOut.title' : 'drafts:signOut.sendingTitle'),
      body: message(isTyped ? 'drafts:signOut.body' : 'drafts:signOut.sendingBody'),
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
