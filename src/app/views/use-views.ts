import { useSyncExternalStore } from 'react';
import { createRecordChanges } from '@/lib/record-changes';
import { storedRecords } from '@/lib/stored-records';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { parseViewFile, toViewFile, type SavedViews } from './saved-views';

// The views of each user of this browser. A sign-out keeps them, because they contain no data of the server.
const stored = storedRecords<SavedViews>('saved-views:', { parse: parseViewFile, format: toViewFile });

const NONE: SavedViews = [];

const changes = createRecordChanges(stored);

export function useViews() {
  const { id } = useSignedInStaff();
  const read = () => stored.read(id) ?? NONE;
  return {
    views: useSyncExternalStore(changes.subscribe, read),
    change: (step: (now: SavedViews) => SavedViews) => {
      stored.write(step(read()), id);
      changes.report();
    },
  };
}
