import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';
import { storedRecords } from '@/lib/stored-records';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { parseViewFile, toViewFile, type SavedViews } from './saved-views';

// The views of each user of this browser. A sign-out leaves them: they hold no answer of the server.
const stored = storedRecords<SavedViews>('saved-views:', { parse: parseViewFile, format: toViewFile });

const NONE: SavedViews = [];

/** Counts the changes: the views themselves stand in the browser. */
const changes = createStore(0);
const countChange = () => changes.set(changes.get() + 1);
stored.followOtherTabs(countChange);

/** The views of whoever is signed in, and how to change them. */
export function useViews() {
  const { id } = useSignedInStaff();
  const read = () => stored.read(id) ?? NONE;
  return {
    views: useSyncExternalStore(changes.subscribe, read),
    change: (step: (now: SavedViews) => SavedViews) => {
      stored.write(step(read()), id);
      countChange();
    },
  };
}
