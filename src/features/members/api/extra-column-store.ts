import { useSyncExternalStore } from 'react';
import { isFields } from '@/lib/is-fields';
import { createRecordChanges } from '@/lib/record-changes';
import { storedRecords, versionedJson } from '@/lib/stored-records';
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

const extraColumns = {
  subscribe: changes.subscribe,
  get: (userId: number) => stored.read(userId)?.columns ?? NO_COLUMNS,
  set(userId: number, columns: readonly ExtraColumn[]): void {
    stored.write({ columns }, userId);
    changes.report();
  },
};

export function useExtraColumns() {
  const { id } = useSignedInStaff();
  const chosen = useSyncExternalStore(extraColumns.subscribe, () => extraColumns.get(id));

  function toggle(column: ExtraColumn) {
    const isChosen = chosen.includes(column);
    extraColumns.set(id, isChosen ? chosen.filter((name) => name !== column) : [...chosen, column]);
  }
  return { chosen, toggle };
}
