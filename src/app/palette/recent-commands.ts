import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';

/** More than the palette shows, because the user's role or a deleted record may rule some out. */
const MOST_STORED = 12;

const stored = storedRecords(
  'palette-recent:',
  versionedJson<{ ids: string[] }>(1, (fields) =>
    'ids' in fields && Array.isArray(fields.ids)
      ? { ids: fields.ids.filter((id) => typeof id === 'string') }
      : undefined,
  ),
);

/** Newest first. */
export function readRecentIds(userId: number): readonly string[] {
  return stored.read(userId)?.ids ?? [];
}

export function storeRecentId(userId: number, id: string): void {
  const ids = [...new Set([id, ...readRecentIds(userId)])].slice(0, MOST_STORED);
  stored.write({ ids }, userId);
}
