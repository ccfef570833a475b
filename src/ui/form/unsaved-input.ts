import { message, translateMessage } from '@/i18n/message';
import { confirm } from '../confirm-dialog/confirm';

/** False for no input, true for input stored nowhere; `sending`: all of it is being saved; `kept`: the browser stores it. */
export type UnsavedCheck = () => boolean | 'sending' | 'kept';

const checks = new Set<UnsavedCheck>();

export function watchUnsavedInput(check: UnsavedCheck): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

export function hasUnsavedInput(): boolean {
  return [...checks].some((check) => check());
}

/** The input in the forms on the screen that is stored nowhere, or is being saved. */
export function unsavedOnScreen(): { isTyped: boolean; isSending: boolean } {
  const states = [...checks].map((check) => check());
  return { isTyped: states.includes(true), isSending: states.includes('sending') };
}

/** Asks whether unsaved input may be lost; resolves to true at once where there is none. */
export async function askBeforeLeaving(): Promise<boolean> {
  const { isTyped, isSending } = unsavedOnScreen();
  if (!isTyped && !isSending) return true;
  return confirm({
    title: translateMessage(message(isTyped ? 'drafts:leave.title' : 'drafts:leave.sendingTitle')),
    body: translateMessage(message(isTyped ? 'drafts:leave.body' : 'drafts:leave.sendingBody')),
    tone: 'danger',
    confirmLabel: translateMessage(message('drafts:leave.go')),
    cancelLabel: translateMessage(message('drafts:stay')),
  });
}
