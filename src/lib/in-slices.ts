const SLICE_MS = 16;

/** Resolves in a later task, after the page has drawn and handled input. */
export function nextTurn(): Promise<void> {
  // Not a timer: browsers slow those of a hidden tab to one a second.
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
 * Passes the items to `take` one by one, and yields to the page before the first item and every 16 ms.
 * @throws the reason of the signal (an `AbortError`) when it has aborted.
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
