import * as z from 'zod/mini';
import type { SheetLines } from '@/excel/sheet-cells';
import { createFingerprint } from '@/lib/fingerprint';
import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';
import { COLUMN_FIELDS, type FileKind } from '../model/import-field';
import type { ColumnMatch } from '../model/match-columns';

const MOST_MATCHES = 20;

const memorySchema = z.object({
  matches: z.array(z.object({ heads: z.string(), fields: z.array(z.nullable(z.string())) })),
});

type Memory = z.output<typeof memorySchema>;

/** The chosen columns by the heads of a file, of which the browser stores only a fingerprint. */
const storedMatches = storedRecords(
  'import-columns:',
  versionedJson<Memory>(1, (json) => memorySchema.safeParse(json).data),
);

const fingerprintHeads = (kind: FileKind, lines: SheetLines) =>
  createFingerprint([kind, ...(lines[0]?.cells ?? []).map(({ text }) => text.trim())].join('\n'));

export function rememberedMatch(userId: number, kind: FileKind, lines: SheetLines): ColumnMatch | null {
  const heads = fingerprintHeads(kind, lines);
  const fields = storedMatches.read(userId)?.matches.find((match) => match.heads === heads)?.fields;
  const fieldNames = COLUMN_FIELDS[kind].map(({ name }) => name);
  return fields?.map((name) => (name !== null && fieldNames.includes(name) ? name : null)) ?? null;
}

export function rememberMatch(userId: number, kind: FileKind, lines: SheetLines, match: ColumnMatch): void {
  const heads = fingerprintHeads(kind, lines);
  const otherMatches = storedMatches.read(userId)?.matches.filter((match) => match.heads !== heads) ?? [];
  storedMatches.write(
    { matches: [{ heads, fields: [...match] }, ...otherMatches].slice(0, MOST_MATCHES) },
    userId,
  );
}
