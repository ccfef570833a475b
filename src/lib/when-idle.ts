/** Calls back after the next paint, so that a click is answered first; in a hidden page by a task. Returns the cancel. */
export function afterPaint(act: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(actNext);
  // A page that becomes hidden before its frame gets none.
  document.addEventListener('visibilitychange', actNext);
  if (document.hidden) actNext();

  function stopWaiting() {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', actNext);
  }
  function actNext() {
    stopWaiting();
    timer = window.setTimeout(act);
  }
  return () => {
    stopWaiting();
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
