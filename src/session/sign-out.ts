import { clearDrafts } from './draft-store';
import { wipeAtSignOut } from './sign-out-losses';
import { askBeforeSignOut } from './sign-out-question';
import { tokenStore } from './token-store';

/** Ends the session in all tabs, after a question where that loses something. The server keeps no session to end. Source: SH-1. */
export function signOut(): void {
  void leave();
}

async function leave(): Promise<void> {
  if (!(await askBeforeSignOut())) return;
  wipeAtSignOut();
  clearDrafts();
  tokenStore.clear();
}
