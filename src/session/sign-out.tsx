import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { message, translateMessage } from '@/i18n/message';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { clearDrafts } from './draft-store';
import { losesSomething, readLosses, type SignOutLosses, wipeAtSignOut } from './sign-out-losses';
import { tokenStore } from './token-store';

const RECOUNT_MS = 500;

/** Counts the losses again while the question is open, because a save that ends meanwhile shows its toast. */
function recount(listener: () => void): () => void {
  const timer = setInterval(listener, RECOUNT_MS);
  return () => clearInterval(timer);
}

function Losses() {
  const { t } = useTranslation('shell');
  // A snapshot must be stable: equal losses give the same text.
  const text = useSyncExternalStore(recount, () => JSON.stringify(readLosses()));
  const losses = JSON.parse(text) as SignOutLosses;
  const { isTyped, isSending, drafts, slots, areSlotsSending } = losses;
  // Half hours that are being sent have a line of their own.
  const saysSlotsSending = areSlotsSending && slots > 0;
  return (
    <>
      {isTyped && <div>{t('signOut.typed')}</div>}
      {isSending && !saysSlotsSending && <div>{t('signOut.sending')}</div>}
      {slots > 0 && (
        <div>{t(areSlotsSending ? 'signOut.slotsSending' : 'signOut.slots', { count: slots })}</div>
      )}
      {drafts > 0 && <div>{t('signOut.drafts', { count: drafts })}</div>}
      {!losesSomething(losses) && <div>{t('signOut.nothing')}</div>}
    </>
  );
}

async function askBeforeSignOut(): Promise<boolean> {
  if (!losesSomething(readLosses())) return true;
  return confirm({
    title: translateMessage(message('shell:signOut.title')),
    body: <Losses />,
    tone: 'danger',
    confirmLabel: translateMessage(message('shell:signOut.go')),
    cancelLabel: translateMessage(message('shell:signOut.stay')),
  });
}

/** Ends the session in all tabs, after a question where input is lost. The server has no session to end. Source: SH-1. */
export function signOut(): void {
  void askBeforeSignOut().then((mayEnd) => {
    if (mayEnd) signOutNow();
  });
}

/** Without a question: input that is not saved is lost. */
export function signOutNow(): void {
  wipeAtSignOut();
  clearDrafts();
  tokenStore.clear();
}
