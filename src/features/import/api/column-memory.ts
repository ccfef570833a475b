import * as z from 'zod/mini';
import type { SheetCells } from '@/excel/sheet-cells';
import { createFingerprint } from '@/lib/fingerprint';
import { storedRecords, versionedJson } from '@/lib/stored-records';
import type { ChosenNames } from '../hours/model/hour-names';
import { COLUMN_FIELDS, type FileKind } from '../model/import-field';
import type { ColumnMatch } from '../model/match-columns';

const MOST_MATCHES = 20;

const schema = z.object({
  matches: z.array(z.object({ heads: z.string(), fields: z.array(z.nullable(z.string())) })),
});

type Memory = z.output<typeof schema>;

/** The chosen columns by the heads of a file, of which the browser stores only a fingerprint. */
const stored = storedRecords(
  'import-columns:',
  versionedJson<Memory>(1, (json) => schema.safeParse(json).data),
);

const fingerprintHeads = (kind: FileKind, cells: SheetCells) =>
  createFingerprint([kind, ...(cells[0]?.cells ?? []).map(({ text }) => text.trim())].join('\n'));

/** Returns the columns that the user chose for a file with these heads; null if they chose none. */
export function rememberedMatch(userId: number, kind: FileKind, cells: SheetCells): ColumnMatch | null {
  const heads = fingerprintHeads(kind, cells);
  const fields = stored.read(userId)?.matches.find((match) => match.heads === heads)?.fields;
  const fieldNames = COLUMN_FIELDS[kind].map(({ name }) => name);
  return fields?.map((name) => (name !== null && fieldNames.includes(name) ? name : null)) ?? null;
}

export function rememberMatch(userId: number, kind: FileKind, cells: SheetCells, match: ColumnMatch): void {
  const heads = fingerprintHeads(kind, cells);
  const others = stored.read(userId)?.matches.filter((match) => match.heads !== heads) ?? [];
  stored.write({ matches: [{ heads, fields: [...match] }, ...others].slice(0, MOST_MATCHES) }, userId);
}

const MOST_NAMES = 500;

const nameSchema = z.object({
  names: z.array(z.object({ mark: z.string(), id: z.nullable(z.number()) })),
});

/** The meanings that users chose for names, newest first; only fingerprints of names are stored. */
const storedNames = storedRecords(
  'import-names:',
  versionedJson<z.output<typeof nameSchema>>(1, (json) => nameSchema.safeParse(json).data),
);

export const rememberedNames = (userId: number): ChosenNames =>
  new Map(storedNames.read(userId)?.names.map(({ mark, id }) => [mark, id]));

/** Stores the meaning of a name and returns all stored ones. */
export function rememberName(userId: number, mark: string, id: number | null): ChosenNames {
  const others = storedNames.read(userId)?.names.filter((name) => name.mark !== mark) ?? [];
  storedNames.write({ names: [{ mark, id }, ...others].slice(0, MOST_NAMES) }, userId);
  return rememberedNames(userId);
}
