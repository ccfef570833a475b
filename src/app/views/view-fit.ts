import { searchWithout, type SavedView } from './saved-views';
import { VIEW_READERS, type NamedRecords } from './view-readers';

type Named = Pick<SavedView, 'path' | 'search'>;

/** Ids of what is there; null as long as nobody knows. */
export type KnownRecords = Record<keyof NamedRecords, ReadonlySet<number> | null>;

const RECORDS = ['projects', 'members'] as const;

/** What every list understands. */
const OF_LISTS = /^(?:.+-)?(?:q|sort|size)$/;

/** The fields of a view that its screen does not understand (any more), or whose record is gone. */
export function misfitsOf({ path, search }: Named, known: KnownRecords): string[] {
  const params = new URLSearchParams(search);
  const fields = VIEW_READERS[path]?.(params);
  if (!fields) return [];
  const isGone = (field: NamedRecords) =>
    RECORDS.some((records) => field[records]?.some((id) => known[records]?.has(id) === false));
  return [...params.keys()].filter((name) => {
    const field = fields[name];
    return !OF_LISTS.test(name) && (!field?.isRead || isGone(field));
  });
}

/** What a view names: records of other kinds need not be asked for. */
export function recordsOf({ path, search }: Named): ReadonlySet<keyof NamedRecords> {
  const fields = Object.values(VIEW_READERS[path]?.(new URLSearchParams(search)) ?? {});
  return new Set(RECORDS.filter((records) => fields.some((field) => field?.[records]?.length)));
}

export function withoutFields(search: string, names: readonly string[]): string {
  return searchWithout(search, (name) => names.includes(name));
}
