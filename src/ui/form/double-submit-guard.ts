/** Shorter than it takes to read a success and press again on purpose. */
const PAUSE_MS = 700;

let suppressedSince = -Infinity;

/** Detects a stray press, meant for the form that was just saved: the next form's button may be in its place. */
export const doubleSubmitGuard = {
  noteSuccess(): void {
    suppressedSince = performance.now();
  },
  /** Returns true for a stray press, after which the pause begins anew. */
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
