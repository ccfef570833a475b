/** Shorter than people notice, and than the 50 ms of a long task. */
const SLICE_MS = 16;

/** Resolves in a later task, so that the page can draw and handle input first. */
export function nextTurn(): Promise<void> {
  // Browsers slow the timers of a hidden tab to one a second, but not its messages.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Passes the items to `take` one by one, and yields to the page before the first one and every 16 ms.
 * @throws the signal's reason (an `AbortError`) at the next of these pauses after it aborted.
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  signal: AbortSignal,
  take: (item: Item) => void,
): Promise<void> {
  let sliceEnd = 0;
  for (const item of items) {
    if (performance.now() >= sliceEnd) {
      await nextTurn();
      signal.throwIfAborted();
      sliceEnd = performance.now() + SLICE_MS;
    }
    take(item);
  }
}
