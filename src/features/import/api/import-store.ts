import * as z from 'zod/mini';
import { readDraft, removeDraft, writeDraft } from '@/session/draft-store';
import type { ImportDraft } from '../model/import-draft';
import type { ImportEnds } from '../model/import-end';
import type { ImportKind } from '../model/import-field';

/** How the browser keeps an import that is being sent: rows once, what became of them after each. */
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

const endsSchema = z.record(
  z.string(),
  z.object({
    how: z.enum(['created', 'updated', 'partly', 'failed', 'unknown']),
    reason: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
    lost: z.optional(z.array(z.string())),
  }),
);

/** What is kept of the rows: no passwords. */
function storedRows({ fileName, rows, otherHeads, knownAction, actions }: ImportDraft) {
  return {
    ...{ fileName, otherHeads, knownDeed: knownAction, deeds: actions },
    rows: rows.map(({ texts: { password: _, ...texts }, ...row }) => ({ ...row, texts })),
  };
}

/** An import of an earlier visit; null where there is none that makes sense. */
function restoredImport(rows: unknown, ends: unknown): ImportDraft | null {
  const stored = rowsSchema.safeParse(rows).data;
  if (!stored) return null;
  const { knownDeed: knownAction, deeds: actions, ...others } = stored;
  return {
    ...others,
    knownAction,
    actions,
    source: null,
    typed: {},
    ends: endsSchema.safeParse(ends).data ?? {},
  };
}

// Names and addresses of people: held like a draft, which every sign-out wipes.

const rowsKey = (kind: ImportKind) => `import/${kind}`;
const endsKey = (kind: ImportKind) => `import/${kind}/ends`;

/** An import that was begun and came to no end. */
export function readImport(staffId: number, kind: ImportKind): ImportDraft | null {
  return restoredImport(
    readDraft(staffId, rowsKey(kind))?.changes.import,
    readDraft(staffId, endsKey(kind))?.changes.ends,
  );
}

/** Keeps the rows that are about to be sent, without passwords. */
export function writeImport(staffId: number, kind: ImportKind, draft: ImportDraft): void {
  writeDraft(staffId, rowsKey(kind), { changes: { import: storedRows(draft) }, base: {} });
  writeImportEnds(staffId, kind, draft.ends);
}

export function writeImportEnds(staffId: number, kind: ImportKind, ends: ImportEnds): void {
  writeDraft(staffId, endsKey(kind), { changes: { ends }, base: {}, asksBeforeSignOut: false });
}

export function removeImport(staffId: number, kind: ImportKind): void {
  removeDraft(staffId, rowsKey(kind));
  removeDraft(staffId, endsKey(kind));
}
