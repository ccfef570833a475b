import type { PauseGate } from './pause-gate';
import { isSignedIn, type SessionOwner } from './token-owner';

/** The end of a run: `ownerLeft` after a sign-out, with another token, or in a session that the server has ended. */
export type RunEnd = { how: 'done' | 'stopped' | 'failed' | 'ownerLeft'; sentParts: number; error: unknown };

type SessionBoundTask<Part> = {
  /** The user who began the run; nothing is sent for another. */
  owner: SessionOwner;
  parts: readonly Part[];
  /** Sends one part with this token only. */
  send: (part: Part, token: string, isLast: boolean) => Promise<unknown>;
  /** True where the browser stores the unsent parts, so that closing the tab loses nothing. */
  isStored?: boolean;
  gate?: PauseGate;
  onProgress?: (sentParts: number) => void;
};

/**
 * Sends a write of several calls one by one, while the user who began it is signed in with the same token. Closing the tab
 * meanwhile asks for confirmation. `end` never rejects; `stop` ends the run after the current call.
 */
export function startSessionBoundTask<Part>(task: SessionBoundTask<Part>): {
  end: Promise<RunEnd>;
  stop: () => void;
} {
  let isStopped = false;
  return {
    end: sendParts(task, () => isStopped),
    stop: () => {
      isStopped = true;
    },
  };
}

async function sendParts<Part>(
  { owner, parts, send, isStored = false, gate, onProgress }: SessionBoundTask<Part>,
  isStopped: () => boolean,
): Promise<RunEnd> {
  const end = (how: RunEnd['how'], sentParts: number, error: unknown = null) => ({ how, sentParts, error });
  // Each run has its own listener: browsers would register a shared one once, and the first end would remove it.
  const keepTab = (event: BeforeUnloadEvent) => event.preventDefault();
  if (!isStored) window.addEventListener('beforeunload', keepTab);
  try {
    for (const [index, part] of parts.entries()) {
      if (gate) await gate.waitIfPaused();
      if (!isSignedIn(owner)) return end('ownerLeft', index);
      if (isStopped()) return end('stopped', index);
      onProgress?.(index);
      try {
        await send(part, owner.token, index === parts.length - 1);
      } catch (error) {
        return end(isSignedIn(owner) ? 'failed' : 'ownerLeft', index, error);
      }
    }
    return end('done', parts.length);
  } finally {
    window.removeEventListener('beforeunload', keepTab);
  }
}
