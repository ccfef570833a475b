import { message, translateMessage } from '@/i18n/message';
import { confirm } from '../confirm-dialog/confirm';

/**
 * Null without unsaved input. The browser stores a `draft` until the sign-out, keeps `kept` input longer, and stores
 * `lost` input nowhere; `sending` input is being saved as a whole.
 */
export type UnsavedState = 'draft' | 'kept' | 'lost' | 'sending' | null;
export type UnsavedCheck = () => UnsavedState;

const checks = new Set<UnsavedCheck>();

export function watchUnsavedInput(check: UnsavedCheck): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

export function hasUnsavedInput(): boolean {
  return [...checks].some((check) => check() !== null);
}

/** Without `kept` input, which needs no question. `isLost`: some of the typed input is stored nowhere. */
export function unsavedOnScreen(): { isTyped: boolean; isLost: boolean; isSending: boolean } {
  const states = [...checks].map((check) => check());
  const isLost = states.includes('lost');
  return { isTyped: isLost || states.includes('draft'), isLost, isSending: states.includes('sending') };
}

/** Resolves to true at once where no unsaved input would be lost. */
export async function askBeforeLeaving(): Promise<boolean> {
  const { isTyped, isLost, isSending } = unsavedOnScreen();
  if (!isTyped && !isSending) return true;
  const typedBody = isLost ? 'drafts:leave.lostBody' : 'drafts:leave.body';
  return confirm({
    title: translateMessage(message(isTyped ? 'drafts:leave.title' : 'drafts:leave.sendingTitle')),
    body: translateMessage(message(isTyped ? typedBody : 'drafts:leave.sendingBody')),
    tone: 'danger',
    confirmLabel: translateMessage(message('drafts:leave.go')),
    cancelLabel: translateMessage(message('drafts:leave.stay')),
  });
}
