import { useSyncExternalStore } from 'react';
import { createRecordChanges } from '@/lib/record-changes';
import { storedRecords } from '@/lib/stored-records';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { parseViewFile, toViewFile, type SavedViews } from './saved-views';

// The views of each user of this browser. A sign-out keeps them, because they contain no data of the server.
const stored = storedRecords<SavedViews>('saved-views:', { parse: parseViewFile, format: toViewFile });

const NO_VIEWS: SavedViews = [];

const changes = createRecordChanges(stored);

export function useViews() {
  const { id } = useSignedInStaff();
  const read = () => stored.read(id) ?? NO_VIEWS;
  return {
    views: useSyncExternalStore(changes.subscribe, read),
    change: (update: (current: SavedViews) => SavedViews) => {
      stored.write(update(read()), id);
      changes.report();
    },
  };
}
