/**
 * What becomes of `work`, which may go on by itself when it is no longer waited for.
 *
 * @throws the reason of `signal` (an `AbortError`) as soon as it is given.
 */
export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    // Whoever stops it says why with an error, `AbortController` does too.
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject);
  });
}
