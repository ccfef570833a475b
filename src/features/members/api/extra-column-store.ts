import { useSyncExternalStore } from 'react';
import { isFields } from '@/lib/is-fields';
import { createRecordChanges } from '@/lib/record-changes';
import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';
import { useSignedInStaff } from '@/session/signed-in-staff';

export const EXTRA_COLUMNS = ['staffNo', 'joinDate'] as const;

export type ExtraColumn = (typeof EXTRA_COLUMNS)[number];

type StoredColumns = { columns: readonly ExtraColumn[] };

const NO_COLUMNS: StoredColumns['columns'] = [];

const stored = storedRecords<StoredColumns>(
  'member-columns:',
  versionedJson<StoredColumns>(1, (fields) => {
    const names: unknown[] = isFields(fields) && Array.isArray(fields.columns) ? fields.columns : [];
    return { columns: EXTRA_COLUMNS.filter((column) => names.includes(column)) };
  }),
);

const changes = createRecordChanges(stored);

export function useExtraColumns() {
  const { id } = useSignedInStaff();
  const chosen = useSyncExternalStore(changes.subscribe, () => stored.read(id)?.columns ?? NO_COLUMNS);

  function toggle(column: ExtraColumn) {
    const isChosen = chosen.includes(column);
    const columns = isChosen ? chosen.filter((name) => name !== column) : [...chosen, column];
    stored.write({ columns }, id);
    changes.report();
  }

  return { chosen, toggle };
}
