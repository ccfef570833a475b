import { afterPaint } from '@/lib/after-paint';

/** So long may one slice keep the page from answering, at a guess for slow machines. */
const SLICE_MS = 6;
/** Each step also looks at every cluster in sight: small ones would multiply that work. */
const STEP = 100;

/**
 * Hands `items` to `draw` in steps that fit between two frames, so that thousands of them never block the page: each is a task of its
 * own, beside those that paint. Returns how to stop. (`chunkedLoading` of markercluster does the same, but goes on after the map is gone.)
 */
export function drawInSlices<Item>(
  items: readonly Item[],
  draw: (slice: readonly Item[]) => void,
  onDrawn: () => void,
): () => void {
  let next = 0;
  let isStopped = false;
  afterPaint(drawSlice);

  function drawSlice() {
    if (isStopped) return;
    const start = performance.now();
    do {
      draw(items.slice(next, next + STEP));
      next += STEP;
    } while (next < items.length && performance.now() - start < SLICE_MS);
    if (next < items.length) afterPaint(drawSlice);
    else onDrawn();
  }

  return () => void (isStopped = true);
}
