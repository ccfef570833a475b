import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '@/lib/when-idle';

/** For a page that never stops reading. */
const LONGEST_WAIT_MS = 10_000;

/** Calls `act` once no query fetches and the browser is idle, or after `LONGEST_WAIT_MS`. Returns the function that cancels it. */
export function onNetworkIdle(queryClient: QueryClient, act: () => void): () => void {
  let cancelIdle: () => void = () => undefined;
  const unsubscribe = queryClient.getQueryCache().subscribe(waitForIdle);
  const timer = setTimeout(run, LONGEST_WAIT_MS);
  waitForIdle();

  function waitForIdle() {
    cancelIdle();
    cancelIdle = queryClient.isFetching() > 0 ? () => undefined : whenIdle(run);
  }
  function cancel() {
    unsubscribe();
    clearTimeout(timer);
    cancelIdle();
  }
  function run() {
    cancel();
    act();
  }
  return cancel;
}
