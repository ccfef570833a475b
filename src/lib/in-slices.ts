/** Well under what people notice, and short of the 50 ms that count as a long task. */
const SLICE_MS = 16;

/** Lets the page draw and listen before what follows. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Hands over one item after the other, and lets the page draw and listen before the first one and every few
 * milliseconds. Items that are made on demand are made in the same slices.
 *
 * @throws the signal's reason (an `AbortError`) as soon as it is given.
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  signal: AbortSignal,
  take: (item: Item) => void,
): Promise<void> {
  let end = 0;
  for (const item of items) {
    if (performance.now() >= end) {
      await nextTurn();
      signal.throwIfAborted();
      end = performance.now() + SLICE_MS;
    }
    take(item);
  }
}
