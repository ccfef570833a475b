import type { PauseGate } from './pause-gate';
import { isSignedIn, type SessionOwner } from './token-owner';

/** `ownerLeft`: signed out, signed in with another token, or the server has ended the session. */
export type RunEnd = { how: 'done' | 'stopped' | 'failed' | 'ownerLeft'; sentParts: number; error: unknown };

type SessionBoundTask<Part> = {
  owner: SessionOwner;
  parts: readonly Part[];
  send: (part: Part, token: string) => Promise<unknown>;
  /** The browser stores the unsent parts: closing the tab loses nothing, and asks nothing. */
  isStored?: boolean;
  gate?: PauseGate;
  onProgress?: (sentParts: number) => void;
};

/**
 * Sends the parts one by one, while the owner is signed in with the same token. `end` never rejects; `stop`
 * ends the run after the current call.
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
  // Each run has its own listener: browsers register a shared one once, and the first end would remove it.
  const keepTab = (event: BeforeUnloadEvent) => event.preventDefault();
  if (!isStored) window.addEventListener('beforeunload', keepTab);
  try {
    for (const [index, part] of parts.entries()) {
      if (gate) await gate.waitIfPaused();
      if (!isSignedIn(owner)) return end('ownerLeft', index);
      if (isStopped()) return end('stopped', index);
      onProgress?.(index);
      try {
        await send(part, owner.token);
      } catch (error) {
        return end(isSignedIn(owner) ? 'failed' : 'ownerLeft', index, error);
      }
    }
    return end('done', parts.length);
  } finally {
    window.removeEventListener('beforeunload', keepTab);
  }
}
