import { clearDrafts } from './draft-store';
import { tokenStore } from './token-store';

type SignOutStep = {
  /** Asks where something would be lost; false keeps the session. */
  mayLeave: () => boolean | Promise<boolean>;
  /** Removes what the browser keeps for this user. */
  wipe: () => void;
};

const steps = new Set<SignOutStep>();

/** Takes part in every sign-out that the user asks for. A session that the server ended loses nothing. */
export function onSignOut(step: SignOutStep): () => void {
  steps.add(step);
  return () => steps.delete(step);
}

/** Ends the session in all tabs. The server keeps no session to end. Source: SH-1. */
export function signOut(): void {
  void leave();
}

async function leave(): Promise<void> {
  for (const { mayLeave } of steps) if (!(await mayLeave())) return;
  for (const { wipe } of steps) wipe();
  clearDrafts();
  tokenStore.clear();
}
