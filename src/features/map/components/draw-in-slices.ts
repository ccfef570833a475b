import { afterPaint } from '@/lib/when-idle';

/** In ms: a slice that has taken so long makes no further step. */
const SLICE_MS = 6;
/** After each step markercluster checks every visible cluster: smaller steps would multiply this work. */
const STEP = 100;

/**
 * Draws `items` in slices between frames, so that thousands of them never block the page. Returns the function
 * that stops the drawing. (`chunkedLoading` of markercluster continues after the map is removed.)
 */
export function drawInSlices<Item>(
  items: readonly Item[],
  draw: (slice: readonly Item[]) => void,
  onDrawn: () => void,
): () => void {
  let next = 0;
  let cancel = afterPaint(drawSlice);

  function drawSlice() {
    const start = performance.now();
    do {
      draw(items.slice(next, next + STEP));
      next += STEP;
    } while (next < items.length && performance.now() - start < SLICE_MS);
    if (next < items.length) cancel = afterPaint(drawSlice);
    else onDrawn();
  }

  return () => cancel();
}
