import { readDraft, removeDraft, writeDraft } from '@/session/draft-store';
import type { ImportDraft } from '../model/import-draft';
import type { ImportEnds } from '../model/import-end';
import type { ImportKind } from '../model/import-field';
import { restoredImport, storedRows } from '../model/stored-import';

// Names and addresses of people: held like a draft, which every sign-out wipes.

const rowsOf = (kind: ImportKind) => `import/${kind}`;
const endsOf = (kind: ImportKind) => `import/${kind}/ends`;

/** An import that was begun and came to no end. */
export function readImport(staffId: number, kind: ImportKind): ImportDraft | null {
  return restoredImport(
    readDraft(staffId, rowsOf(kind))?.changes.import,
    readDraft(staffId, endsOf(kind))?.changes.ends,
  );
}

/** Keeps the rows that are about to be sent, without passwords. */
export function writeImport(staffId: number, kind: ImportKind, draft: ImportDraft): void {
  writeDraft(staffId, rowsOf(kind), { changes: { import: storedRows(draft) }, base: {} });
  writeImportEnds(staffId, kind, draft.ends);
}

export function writeImportEnds(staffId: number, kind: ImportKind, ends: ImportEnds): void {
  writeDraft(staffId, endsOf(kind), { changes: { ends }, base: {}, asksBeforeSignOut: false });
}

export function removeImport(staffId: number, kind: ImportKind): void {
  removeDraft(staffId, rowsOf(kind));
  removeDraft(staffId, endsOf(kind));
}
