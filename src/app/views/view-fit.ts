import { paths } from '@/config/paths';
import { readFineFilter } from '@/features/fines/model/fine-filter';
import { readMemberFilter } from '@/features/members/model/member-filter';
import { searchWithout, type SavedView } from './saved-views';

/** Ids of what is there; null as long as nobody knows. */
export type KnownRecords = { projects: ReadonlySet<number> | null; members: ReadonlySet<number> | null };

/** What every list understands. */
const OF_LISTS = ['q', 'sort', 'size'];

type Reader = { read: (params: URLSearchParams) => object; records: Record<string, keyof KnownRecords> };

/** Screens whose filters are known by name; what others do not understand they leave aside. */
const READERS: Record<string, Reader> = {
  [paths.memberList]: { read: readMemberFilter, records: { project: 'projects' } },
  [paths.fines]: { read: readFineFilter, records: { staff: 'members' } },
  [paths.projects]: { read: () => ({}), records: {} },
};

/** The fields of a view that its screen does not understand (any more), or whose record is gone. */
export function misfitsOf(
  { path, search }: Pick<SavedView, 'path' | 'search'>,
  known: KnownRecords,
): string[] {
  const reader = READERS[path];
  if (!reader) return [];
  const params = new URLSearchParams(search);
  const understood = new Map<string, unknown>(Object.entries(reader.read(params)));
  return [...params.keys()].filter((name) => {
    if (OF_LISTS.includes(name)) return false;
    const value = understood.get(name) ?? null;
    const records = reader.records[name];
    const ids = records && known[records];
    return value === null || (ids && typeof value === 'number' && !ids.has(value));
  });
}

export function withoutFields(search: string, names: readonly string[]): string {
  return searchWithout(search, (name) => names.includes(name));
}
