/** So long may one slice keep the page from answering, at a guess for slow machines. */
const SLICE_MS = 6;
/** Each step also looks at every cluster in sight: small ones would multiply that work. */
const STEP = 100;

/**
 * Hands `items` to `draw` in steps that fit between two frames, so that thousands of them never block the page.
 * Returns how to stop. (`chunkedLoading` of markercluster does the same, but goes on after the map is gone.)
 */
export function drawInSlices<Item>(
  items: readonly Item[],
  draw: (slice: readonly Item[]) => void,
  onDrawn: () => void,
): () => void {
  let next = 0;
  let frame = requestAnimationFrame(drawSlice);

  function drawSlice() {
    const start = performance.now();
    do {
      draw(items.slice(next, next + STEP));
      next += STEP;
    } while (next < items.length && performance.now() - start < SLICE_MS);
    if (next < items.length) frame = requestAnimationFrame(drawSlice);
    else onDrawn();
  }

  return () => cancelAnimationFrame(frame);
}
