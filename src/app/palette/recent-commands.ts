import { storedRecords, versionedJson } from '@/lib/stored-records';

const MOST = 12;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Ids alone, no names: what they mean is read anew, as far as the role allows. */
const stored = storedRecords(
  'palette-recent:',
  versionedJson<{ ids: string[] }>(1, (fields) =>
    'ids' in fields && Array.isArray(fields.ids) ? { ids: fields.ids.filter(isText) } : undefined,
  ),
);

/** The commands that somebody used in this browser, the last one first. */
export function recentCommands(userId: number): string[] {
  return stored.read(userId)?.ids ?? [];
}

export function rememberCommand(userId: number, id: string): void {
  const others = recentCommands(userId).filter((other) => other !== id);
  stored.write({ ids: [id, ...others].slice(0, MOST) }, userId);
}
