/** Where a run waits before each of its parts while somebody holds it up. */
export type RunGate = { pass: () => Promise<void>; pause: () => void; resume: () => void };

export function createRunGate(): RunGate {
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
