import { useRef, useState } from 'react';
import { rememberMatch } from '../api/column-memory';
import { writeImport } from '../api/import-store';
import type { PasswordSource } from '../model/check-rows';
import {
  createDraft,
  withMatch,
  withSource,
  type ImportDraft,
  type ImportSource,
} from '../model/import-draft';
import { isSaved, type ImportEnds } from '../model/import-end';
import type { ImportKind } from '../model/import-field';
import type { ListPlace } from '../model/sheet-list';
import { moveSource } from './import-source';

const hasPasswords = (source: ImportSource | null) => source?.match.includes('password') ?? false;

/** True where the server lacks something that the user corrected, chose or sent. */
const hasUnsavedInput = ({ typed, actions, knownAction, ends }: ImportDraft) =>
  knownAction !== 'skip' ||
  Object.values(ends).some((end) => !isSaved(end)) ||
  [typed, actions].some((input) => Object.keys(input).some((line) => !isSaved(ends[Number(line)])));

/** Keeps the rows of the opened file, and the source of first passwords, which follows the columns of the file. */
export function useImportDraft(kind: ImportKind, userId: number) {
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const [password, setPassword] = useState<PasswordSource>({ from: 'each' });
  /** Drafts of sheets that the user left, to return to. */
  const sheetDrafts = useRef(new Map<number, ImportDraft>());

  function show(shown: ImportDraft) {
    if (hasPasswords(shown.source)) setPassword({ from: 'column' });
    else leavePasswordColumn(shown.source);
    replace(shown);
  }

  function open(opened: ImportDraft) {
    sheetDrafts.current.clear();
    show(opened);
  }

  /** Stores corrections and choices, so that they survive a reload. */
  function save(next: ImportDraft) {
    setDraft(next);
    writeImport(userId, kind, next);
  }

  /** Shows other rows; with unsaved input they are stored, so that a reload offers what was shown last. */
  function replace(next: ImportDraft) {
    if (hasUnsavedInput(next)) save(next);
    else setDraft(next);
  }

  /** Counts the other sheets with unsaved input. At most one of them is stored. */
  function countOtherSheets(): number {
    const shownSheet = draft?.source?.sheet;
    if (shownSheet === undefined) return 0;
    return [...sheetDrafts.current].filter(([sheet, other]) => sheet !== shownSheet && hasUnsavedInput(other))
      .length;
  }

  function leavePasswordColumn(source: ImportSource | null) {
    if (password.from === 'column' && !hasPasswords(source)) setPassword({ from: 'each' });
  }

  function readAt(change: Partial<ListPlace>) {
    if (!draft?.source) return;
    const { sheet } = draft.source;
    sheetDrafts.current.set(sheet, draft);
    const earlierDraft = change.sheet === undefined ? undefined : sheetDrafts.current.get(change.sheet);
    if (earlierDraft) return show(earlierDraft);
    const source = moveSource(kind, userId, draft.source, change);
    if (source.sheet !== sheet) return show(createDraft(draft.fileName, source));
    replace(withSource(draft, source));
    leavePasswordColumn(source);
  }

  function matchColumn(column: number, name: string | null) {
    if (!draft) return;
    const next = withMatch(draft, column, name);
    replace(next);
    if (next.source) rememberMatch(userId, kind, next.source.lines, next.source.match);
    if (name === 'password') setPassword({ from: 'column' });
    else leavePasswordColumn(next.source);
  }

  return {
    draft,
    /** True where the stored import holds the shown rows, not those of another file or sheet. */
    isStored: draft !== null && (draft.source === null || hasUnsavedInput(draft)),
    countOtherSheets,
    password,
    setPassword,
    open,
    close: () => setDraft(null),
    save,
    setEnds: (ends: ImportEnds) => setDraft((current) => current && { ...current, ends }),
    readAt,
    matchColumn,
  };
}
