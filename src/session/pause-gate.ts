export type PauseGate = { waitIfPaused: () => Promise<void>; pause: () => void; resume: () => void };

export function createPauseGate(): PauseGate {
  let waiting: Promise<void> | null = null;
  let open = () => {};
  return {
    waitIfPaused: async () => {
      // A new pause may begin before this wait goes on.
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
