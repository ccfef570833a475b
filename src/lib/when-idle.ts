/**
 * Calls back once the page has shown what it holds now, or soon where nobody sees it: what nobody waits for must not
 * keep a press from being answered.
 */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}

/** What can wait is done by then: a browser with much to do may never come to rest. */
const LONGEST_WAIT_MS = 10_000;
/** For browsers that do not say when they rest. */
const PAUSE_MS = 1_000;

/** Calls `act` once the browser has nothing else to do. Returns the function that calls it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(() => act(), { timeout: LONGEST_WAIT_MS });
  return () => window.cancelIdleCallback(id);
}
