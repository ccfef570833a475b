import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';

/** The received bytes of a pending answer; `total` is undefined where the server sends no length. */
export type Arrived = { loaded: number; total: number | undefined };

const store = createStore<ReadonlyMap<number, Arrived>>(new Map());

/** Records how many bytes of one person's half hours have arrived; null when the read has ended. */
export function setArrived(staffId: number, arrived: Arrived | null): void {
  if (!arrived && !store.get().has(staffId)) return;
  const next = new Map(store.get());
  if (arrived) next.set(staffId, arrived);
  else next.delete(staffId);
  store.set(next);
}

/** Returns how many bytes of one person's half hours have arrived; undefined while no read is pending. */
export function useArrived(staffId: number): Arrived | undefined {
  return useSyncExternalStore(store.subscribe, () => store.get().get(staffId));
}
