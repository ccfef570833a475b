/** Acts once the browser has nothing else to do; where it does not say so, after the task at hand. Returns the function that calls it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(act);
  return () => clearTimeout(id);
}
