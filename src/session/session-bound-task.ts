import type { PauseGate } from './pause-gate';
import { isPresent, type SessionOwner } from './token-owner';

/** How a run ended: `ownerLeft` at a sign-out, with another token, or in a session that the server has ended. */
export type RunEnd = { how: 'done' | 'stopped' | 'failed' | 'ownerLeft'; sentParts: number; error: unknown };

type SessionBoundTask<Part> = {
  /** Whose run it is. Nothing is sent for anybody else. */
  owner: SessionOwner;
  parts: readonly Part[];
  /** Sends one part, with this token or not at all. */
  send: (part: Part, token: string, isLast: boolean) => Promise<unknown>;
  /** True where the browser keeps what is left: closing the tab loses nothing then. */
  isKept?: boolean;
  /** Where the run waits before each part. */
  gate?: PauseGate;
  /** Called before each part, with how many were sent. */
  onProgress?: (sentParts: number) => void;
};

/**
 * Sends a write of several calls, one after the other, for as long as the person and the token that began it are there.
 * Closing the tab meanwhile is asked about. `end` never rejects; `stop` ends the run after the call that is under way.
 */
export function startSessionBoundTask<Part>(run: SessionBoundTask<Part>): {
  end: Promise<RunEnd>;
  stop: () => void;
} {
  let isStopped = false;
  return {
    end: sendParts(run, () => isStopped),
    stop: () => void (isStopped = true),
  };
}

async function sendParts<Part>(
  { owner, parts, send, isKept = false, gate, onProgress }: SessionBoundTask<Part>,
  isStopped: () => boolean,
): Promise<RunEnd> {
  const end = (how: RunEnd['how'], sentParts: number, error: unknown = null) => ({ how, sentParts, error });
  if (!isKept) window.addEventListener('beforeunload', keepTab);
  try {
    for (const [index, part] of parts.entries()) {
      if (gate) await gate.pass();
      if (!isPresent(owner)) return end('ownerLeft', index);
      if (isStopped()) return end('stopped', index);
      onProgress?.(index);
      try {
        await send(part, owner.token, index === parts.length - 1);
      } catch (error) {
        return end(isPresent(owner) ? 'failed' : 'ownerLeft', index, error);
      }
    }
    return end('done', parts.length);
  } finally {
    window.removeEventListener('beforeunload', keepTab);
  }
}

function keepTab(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
