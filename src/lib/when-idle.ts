/**
 * Calls back after the next paint, or in the next task of a hidden page, so that a click is answered first. Returns the
 * function that cancels it.
 */
export function afterPaint(act: () => void): () => void {
  let frame = 0;
  let timer: number | undefined;
  const wait = () => (timer = window.setTimeout(act));
  if (document.hidden) wait();
  else frame = requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/** Resolves after the next paint, or in the next task of a hidden page. */
export const nextPaint = (): Promise<void> => new Promise(afterPaint);

/** A busy browser may never be idle. */
const LONGEST_WAIT_MS = 10_000;
/** For browsers without `requestIdleCallback`. */
const PAUSE_MS = 1_000;

/** Calls `act` once the browser is idle. Returns the function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(() => act(), { timeout: LONGEST_WAIT_MS });
  return () => window.cancelIdleCallback(id);
}
