import { message, translateMessage } from '@/i18n/message';
import { confirm } from '../confirm-dialog/confirm';

/**
 * Whether a form holds input that is not saved; `sending` where all of it is being saved, `kept` where the browser keeps it and a
 * sign-out counts it there.
 */
export type UnsavedCheck = () => boolean | 'sending' | 'kept';

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
