import { message, translateMessage } from '@/i18n/message';
import { confirm } from '../confirm-dialog/confirm';

/**
 * False for no input, true for input of which the browser stores a draft until the sign-out. `lost`: it is stored nowhere;
 * `sending`: all of it is being saved; `kept`: the browser keeps it, so no question is needed.
 */
export type UnsavedCheck = () => boolean | 'lost' | 'sending' | 'kept';

const checks = new Set<UnsavedCheck>();

export function watchUnsavedInput(check: UnsavedCheck): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

export function hasUnsavedInput(): boolean {
  return [...checks].some((check) => check());
}

/** `isTyped`: forms on the screen have unsaved input; `isLost`: some is stored nowhere; `isSending`: some is being saved. */
export function unsavedOnScreen(): { isTyped: boolean; isLost: boolean; isSending: boolean } {
  const states = [...checks].map((check) => check());
  const isLost = states.includes('lost');
  return { isTyped: isLost || states.includes(true), isLost, isSending: states.includes('sending') };
}

/** Resolves to true at once where no unsaved input would be lost. */
export async function askBeforeLeaving(): Promise<boolean> {
  const { isTyped, isLost, isSending } = unsavedOnScreen();
  const typedBody = isLost ? 'drafts:leave.lostBody' : 'drafts:leave.body';
  if (!isTyped && !isSending) return true;
  return confirm({
    title: translateMessage(message(isTyped ? 'drafts:leave.title' : 'drafts:leave.sendingTitle')),
    body: translateMessage(message(isTyped ? typedBody : 'drafts:leave.sendingBody')),
    tone: 'danger',
    confirmLabel: translateMessage(message('drafts:leave.go')),
    cancelLabel: translateMessage(message('drafts:leave.stay')),
  });
}
