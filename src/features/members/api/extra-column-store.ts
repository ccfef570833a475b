import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/create-store';
import { isFields } from '@/lib/is-fields';
import { storedRecords, versionedJson } from '@/lib/stored-records';
import { useSignedInStaff } from '@/session/signed-in-staff';

export const EXTRA_COLUMNS = ['staffNo', 'joinDate'] as const;

export type ExtraColumn = (typeof EXTRA_COLUMNS)[number];

type Chosen = { columns: readonly ExtraColumn[] };

const NONE: Chosen['columns'] = [];

const stored = storedRecords<Chosen>(
  'member-columns:',
  versionedJson<Chosen>(1, (fields) => {
    const names: unknown[] = isFields(fields) && Array.isArray(fields.columns) ? fields.columns : [];
    return { columns: EXTRA_COLUMNS.filter((column) => names.includes(column)) };
  }),
);

/** Counts changes to notify subscribers; the browser stores the choice itself. */
const changes = createStore(0);
const reportChange = () => changes.set(changes.get() + 1);
if (typeof window !== 'undefined') stored.followOtherTabs(reportChange);

const extraColumns = {
  subscribe: changes.subscribe,
  get: (userId: number) => stored.read(userId)?.columns ?? NONE,
  set(userId: number, columns: readonly ExtraColumn[]): void {
    stored.write({ columns }, userId);
    reportChange();
  },
};

/** Returns the optional columns of the user, and a toggle for each. */
export function useExtraColumns() {
  const { id } = useSignedInStaff();
  const chosen = useSyncExternalStore(extraColumns.subscribe, () => extraColumns.get(id));

  function toggle(column: ExtraColumn) {
    const others = chosen.filter((other) => other !== column);
    extraColumns.set(id, others.length < chosen.length ? others : [...chosen, column]);
  }
  return { chosen, toggle };
}
