import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '@/lib/when-idle';

/** A page may never stop reading. */
const LONGEST_WAIT_MS = 10_000;

/** Calls `act` once no query fetches and the browser is idle. Returns the function that cancels it. */
export function onNetworkIdle(queryClient: QueryClient, act: () => void): () => void {
  let callOff: () => void = () => undefined;
  const look = () => {
    callOff();
    callOff = queryClient.isFetching() > 0 ? () => undefined : whenIdle(begin);
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(look);
  const timer = setTimeout(begin, LONGEST_WAIT_MS);
  look();

  function end() {
    unsubscribe();
    clearTimeout(timer);
    callOff();
  }
  function begin() {
    end();
    act();
  }
  return end;
}
