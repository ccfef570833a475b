/** Runs `act` after the next paint, so that a click is answered first. Returns the cancel function. */
export function afterPaint(act: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(actNext);
  // A hidden page paints no frame.
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

export const nextPaint = (): Promise<void> => new Promise(afterPaint);

/** A busy browser may never be idle. */
const LONGEST_WAIT_MS = 10_000;
const PAUSE_MS = 1_000;

export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(() => act(), { timeout: LONGEST_WAIT_MS });
  return () => window.cancelIdleCallback(id);
}
