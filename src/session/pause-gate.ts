/** Delays a run before each of its parts while it is paused. */
export type PauseGate = { waitIfPaused: () => Promise<void>; pause: () => void; resume: () => void };

export function createPauseGate(): PauseGate {
  let waiting: Promise<void> | null = null;
  let open = () => {};
  return {
    waitIfPaused: async () => {
      // The next pause may begin before this wait has gone on.
      while (waiting) await waiting;
    },
    pause: () => {
      waiting ??= new Promise((resolve) => {
        open = resolve;
      });
    },
    resume: () => {
      waiting = null;
      open();
    },
  };
}
