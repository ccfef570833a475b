import { unsavedOnScreen } from '@/ui/form/unsaved-input';
import { countDraftsToAskAbout } from './draft-store';

type SignOutStep = {
  /** Half hours that would never be recorded, and whether they are being sent. */
  readLostSlots: () => { count: number; isSending: boolean };
  wipe: () => void;
};

const steps = new Set<SignOutStep>();

/** For sign-outs by the user; the end of a session loses nothing. Returns the function that unsubscribes. */
export function onSignOut(step: SignOutStep): () => void {
  steps.add(step);
  return () => steps.delete(step);
}

export const wipeAtSignOut = (): void => steps.forEach(({ wipe }) => wipe());

export function readLosses() {
  const { isTyped, isSending } = unsavedOnScreen();
  const slots = [...steps].map(({ readLostSlots }) => readLostSlots());
  return {
    isTyped,
    isSending,
    drafts: countDraftsToAskAbout(),
    slots: slots.reduce((sum, { count }) => sum + count, 0),
    areSlotsSending: slots.some((loss) => loss.isSending),
  };
}

export type SignOutLosses = ReturnType<typeof readLosses>;

export function losesSomething({ isTyped, isSending, drafts, slots }: SignOutLosses): boolean {
  return isTyped || isSending || drafts > 0 || slots > 0;
}
