import { createStore } from '@/lib/create-store';
import { isFields } from '@/lib/is-fields';
import { storedRecords, versionedJson } from '@/lib/stored-records';

/** Columns of the member list that are there on demand. */
export const EXTRA_COLUMNS = ['staffNo', 'joinDate'] as const;

export type ExtraColumn = (typeof EXTRA_COLUMNS)[number];

type Chosen = { columns: readonly ExtraColumn[] };

const NONE: Chosen['columns'] = [];

const stored = storedRecords<Chosen>(
  'member-columns:',
  versionedJson<Chosen>(1, (held) => {
    const names: unknown[] = isFields(held) && Array.isArray(held.columns) ? held.columns : [];
    return { columns: EXTRA_COLUMNS.filter((column) => names.includes(column)) };
  }),
);

/** Counts the changes: what is chosen stands in the browser. */
const changes = createStore(0);
const tell = () => changes.set(changes.get() + 1);
if (typeof window !== 'undefined') stored.followOtherTabs(tell);

/** Which columns each user of this browser wishes to see. */
export const extraColumns = {
  subscribe: changes.subscribe,
  get: (userId: number) => stored.read(userId)?.columns ?? NONE,
  set(userId: number, columns: readonly ExtraColumn[]): void {
    stored.write({ columns }, userId);
    tell();
  },
};
