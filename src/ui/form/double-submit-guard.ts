/** Shorter than it takes to read the toast of a success and to press again on purpose. */
const PAUSE_MS = 700;

let suppressedSince = -Infinity;

/** Detects a second press meant for a form that was just saved: the button of the next form may be in the same place. */
export const doubleSubmitGuard = {
  noteSuccess(): void {
    suppressedSince = performance.now();
  },
  /** Returns true for a stray press, which begins the pause anew. */
  suppressStray(): boolean {
    const isStray = performance.now() - suppressedSince < PAUSE_MS;
    if (isStray) suppressedSince = performance.now();
    return isStray;
  },
  /** For tests, which share this module. */
  forget(): void {
    suppressedSince = -Infinity;
  },
};
