import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';

/** Bytes of an answer that is on its way; `total` where the server says it. */
export type Arrived = { loaded: number; total: number | undefined };

const store = createStore<ReadonlyMap<number, Arrived>>(new Map());

/** Notes how much of one person's half hours has arrived; null once the read has come to its end. */
export function noteArrived(staffId: number, arrived: Arrived | null): void {
  if (!arrived && !store.get().has(staffId)) return;
  const next = new Map(store.get());
  if (arrived) next.set(staffId, arrived);
  else next.delete(staffId);
  store.set(next);
}

/** How much of one person's half hours has arrived; undefined where nothing is on its way. */
export function useArrived(staffId: number): Arrived | undefined {
  return useSyncExternalStore(store.subscribe, () => store.get().get(staffId));
}
