/** Delays a run before each of its parts while it is paused. */
export type PauseGate = { pass: () => Promise<void>; pause: () => void; resume: () => void };

export function createPauseGate(): PauseGate {
  let waiting: Promise<void> | null = null;
  let open = () => {};
  return {
    pass: async () => {
      // A pause right after a resume holds what has not gone on yet.
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
