/** Delays a run before each of its parts while it is paused. */
export type PauseGate = { pass: () => Promise<void>; pause: () => void; resume: () => void };

export function createPauseGate(): PauseGate {
  let held: Promise<void> | null = null;
  let open = () => {};
  return {
    pass: () => held ?? Promise.resolve(),
    pause: () => {
      held ??= new Promise((resolve) => {
        open = resolve;
      });
    },
    resume: () => {
      held = null;
      open();
    },
  };
}
