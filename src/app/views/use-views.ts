import { useSyncExternalStore } from 'react';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { SavedViews } from './saved-views';
import { viewStore } from './view-store';

/** The views of whoever is signed in, and how to change them. */
export function useViews() {
  const { id } = useSignedInStaff();
  const views = useSyncExternalStore(viewStore.subscribe, () => viewStore.get(id));
  return {
    views,
    change: (step: (now: SavedViews) => SavedViews) => viewStore.set(id, step(viewStore.get(id))),
  };
}
