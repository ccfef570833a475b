import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '@/lib/when-idle';

/** Somebody may always be reading something. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Calls `act` once nothing is being read any more and the browser has nothing else to do: what nobody waits for takes network and processor from
 * what is waited for. Returns the function that calls it off.
 */
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
