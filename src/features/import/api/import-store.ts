import * as z from 'zod/mini';
import { readDraft, removeDraft, writeDraft } from '@/session/draft-store';
import type { ImportDraft } from '../model/import-draft';
import type { ImportEnds } from '../model/import-end';
import type { ImportKind } from '../model/import-field';

// Stored like a draft, which every sign-out deletes, because it holds people's names and addresses.

const rowsSchema = z.object({
  fileName: z.string(),
  rows: z.array(
    z.object({
      line: z.number(),
      texts: z.record(z.string(), z.string()),
      faults: z.record(z.string(), z.enum(['formula', 'error'])),
      others: z.array(z.string()),
    }),
  ),
  otherHeads: z.array(z.string()),
  // Stored under these names by earlier releases.
  knownDeed: z.enum(['skip', 'update']),
  deeds: z.record(z.string(), z.enum(['create', 'update', 'skip'])),
});

/** The results are stored apart, because a run writes them after each row. */
const endsSchema = z.record(
  z.string(),
  z.object({
    how: z.enum(['created', 'updated', 'partly', 'failed', 'unknown']),
    reason: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
    lost: z.optional(z.array(z.string())),
  }),
);

function toStoredRows({ fileName, rows, otherHeads, knownAction, actions }: ImportDraft) {
  return {
    fileName,
    otherHeads,
    knownDeed: knownAction,
    deeds: actions,
    rows: rows.map(({ texts: { password: _, ...texts }, ...row }) => ({ ...row, texts })),
  };
}

function restoreImport(storedRows: unknown, ends: unknown): ImportDraft | null {
  const stored = rowsSchema.safeParse(storedRows).data;
  if (!stored) return null;
  const { knownDeed: knownAction, deeds: actions, ...rows } = stored;
  return {
    ...rows,
    knownAction,
    actions,
    source: null,
    typed: {},
    ends: endsSchema.safeParse(ends).data ?? {},
  };
}

const rowsKey = (kind: ImportKind) => `import/${kind}`;
const endsKey = (kind: ImportKind) => `import/${kind}/ends`;

/** Null without a stored import, or for an invalid one. */
export function readImport(staffId: number, kind: ImportKind): ImportDraft | null {
  return restoreImport(
    readDraft(staffId, rowsKey(kind))?.changes.import,
    readDraft(staffId, endsKey(kind))?.changes.ends,
  );
}

export function writeImport(staffId: number, kind: ImportKind, draft: ImportDraft): void {
  writeDraft(staffId, rowsKey(kind), { changes: { import: toStoredRows(draft) }, base: {} });
  writeImportEnds(staffId, kind, draft.ends);
}

export function writeImportEnds(staffId: number, kind: ImportKind, ends: ImportEnds): void {
  writeDraft(staffId, endsKey(kind), { changes: { ends }, base: {}, asksBeforeSignOut: false });
}

export function removeImport(staffId: number, kind: ImportKind): void {
  removeDraft(staffId, rowsKey(kind));
  removeDraft(staffId, endsKey(kind));
}
