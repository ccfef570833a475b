import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';

/** The received bytes of a pending answer; `total` is undefined where the server sends no length. */
export type SlotProgress = { loaded: number; total: number | undefined };

const store = createStore<ReadonlyMap<number, SlotProgress>>(new Map());

/** Records how many bytes of one person's half hours have arrived; null when the read has ended. */
export function setSlotProgress(staffId: number, progress: SlotProgress | null): void {
  if (!progress && !store.get().has(staffId)) return;
  const next = new Map(store.get());
  if (progress) next.set(staffId, progress);
  else next.delete(staffId);
  store.set(next);
}

/** Undefined while no read of this person is pending. */
export function useSlotProgress(staffId: number): SlotProgress | undefined {
  return useSyncExternalStore(store.subscribe, () => store.get().get(staffId));
}
