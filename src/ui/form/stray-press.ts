/** Nobody sees a success, reads it and presses again on purpose any sooner. */
const PAUSE_MS = 700;

let quietSince = -Infinity;

/**
 * Tells a press that was meant for what has just been saved from one that is meant for what stands there now: the
 * button of the next form may lie where that of the last one was. Presses in a row stay one row.
 */
export const strayPress = {
  noteSuccess(): void {
    quietSince = performance.now();
  },
  isStray(): boolean {
    const isStray = performance.now() - quietSince < PAUSE_MS;
    if (isStray) quietSince = performance.now();
    return isStray;
  },
  /** Another visitor, e.g. the next test, has pressed nothing yet. */
  forget(): void {
    quietSince = -Infinity;
  },
};
