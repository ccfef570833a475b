import { useMemo, useState } from 'react';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { SentRow } from '../api/import-sender';
import { readImport, removeImport } from '../api/import-store';
import type { CheckContext, CheckQuestion } from '../model/check-rows';
import type { CheckedRow, RowAction } from '../model/checked-row';
import { type ImportDraft, withCell, withAction } from '../model/import-draft';
import { type ImportEnds, isSaved } from '../model/import-end';
import type { ImportKind } from '../model/import-field';
import type { ListPlace } from '../model/sheet-list';
import { askBeforeClosing, askBeforeReplacing } from './ask-before-loss';
import { useImportDraft } from './use-import-draft';
import { useImportFile } from './use-import-file';
import { useImportRun } from './use-import-run';
import { useStoredRecords } from './use-stored-records';
import { useWorkerCheck, type CheckCalls } from './use-worker-check';

const CALLS: CheckCalls<CheckContext, CheckQuestion, CheckedRow[]> = {
  compare: (worker, context) => worker.send('compareWith', context),
  check: (worker, question) => worker.ask('check', question),
};

function useCheckedRows(context: CheckContext | null, question: CheckQuestion | null) {
  const { answer, ...checked } = useWorkerCheck(CALLS, context, question);
  const rows = useMemo(() => answer && new Map(answer.map((row) => [row.line, row])), [answer]);
  return { rows, ...checked };
}

const isReady = (row: CheckedRow): row is SentRow => row.values !== null;

type Cell = { line: number; name: string; text: string };

function listUnsentRows(rows: ReadonlyMap<number, CheckedRow> | null, ends: ImportEnds = {}) {
  const unsentRows = [...(rows?.values() ?? [])].filter(
    ({ line, action }) => action !== 'skip' && !isSaved(ends[line]),
  );
  return {
    unsentRows,
    readyRows: unsentRows.filter(isReady),
    /** Telephone numbers with the leading zero that they seem to lack. */
    lostZeros: unsentRows.flatMap(({ line, notes }): Cell[] =>
      Object.entries(notes).flatMap(([name, note]) =>
        note.kind === 'lostZero' ? [{ line, name, text: note.text }] : [],
      ),
    ),
  };
}

/** Edits of the rows, which are stored at once. */
function createRowEdits(draft: ImportDraft | null, save: (next: ImportDraft) => void) {
  function edit(change: (current: ImportDraft) => ImportDraft) {
    if (draft) save(change(draft));
  }

  const setCells = (cells: readonly Cell[]) =>
    edit((current) =>
      cells.reduce((next, { line, name, text }) => withCell(next, line, name, text), current),
    );

  return {
    setCells,
    setCell: (line: number, name: string, text: string) => setCells([{ line, name, text }]),
    setAction: (line: number, action: RowAction) => edit((current) => withAction(current, line, action)),
    setKnownAction: (knownAction: 'skip' | 'update') => edit((current) => ({ ...current, knownAction })),
  };
}

export function useImport(kind: ImportKind) {
  const { id: userId } = useSignedInStaff();
  const { draft, isStored, countOtherSheets, password, open, close, save, setEnds, readAt, ...draftActions } =
    useImportDraft(kind, userId);
  const [unfinished, setUnfinished] = useState(() => readImport(userId, kind));
  const run = useImportRun(kind, userId, setEnds);
  const storedRecords = useStoredRecords(kind, userId, draft !== null);
  const rows = draft?.rows;
  const knownAction = draft?.knownAction;
  const actions = draft?.actions;
  const question = useMemo(
    (): CheckQuestion | null =>
      rows && knownAction && actions ? { rows, knownAction, actions, password } : null,
    [rows, knownAction, actions, password],
  );
  const checked = useCheckedRows(storedRecords.context, question);
  const file = useImportFile(kind, userId, (opened) => {
    run.reset();
    checked.forget();
    open(opened);
  });

  async function takeFile(chosen: File) {
    const loss = { unfinished: readImport(userId, kind), hasOtherSheets: countOtherSheets() > 0 };
    const losesInput = loss.unfinished !== null || loss.hasOtherSheets;
    if (!losesInput || (await askBeforeReplacing(loss))) file.take(chosen);
  }

  const rowEdits = createRowEdits(draft, save);
  const { unsentRows, readyRows, lostZeros } = listUnsentRows(checked.rows, draft?.ends);
  const wrongCount = unsentRows.length - readyRows.length;

  return {
    kind,
    draft,
    file: { ...file, take: (chosen: File) => void takeFile(chosen) },
    storedRecords,
    checked,
    password,
    unfinished,
    run,
    /** Valid rows that were not sent yet; `wrongCount` counts the invalid ones. */
    readyRows,
    wrongCount,
    unsentCount: unsentRows.length,
    ...draftActions,
    ...rowEdits,
    lostZeros,
    readAt: (change: Partial<ListPlace>) => {
      if (change.sheet !== undefined) checked.forget();
      readAt(change);
    },
    addZeros: () => rowEdits.setCells(lostZeros),
    send: () => {
      if (!draft) return;
      const makesPasswords = kind === 'members' && password.from === 'each';
      void run.start(draft, readyRows, { makesPasswords, leavesRows: wrongCount > 0 });
    },
    /** Continues an import of an earlier visit, which has no passwords any more. */
    goOn: () => {
      run.reset();
      if (unfinished) open(unfinished);
      setUnfinished(null);
    },
    discard: () => {
      removeImport(userId, kind);
      setUnfinished(null);
    },
    close: async () => {
      const storedOtherSheets = !isStored && readImport(userId, kind) ? 1 : 0;
      if (countOtherSheets() > storedOtherSheets && !(await askBeforeClosing())) return;
      // Before the rows are checked it is not known which are unsent.
      if (isStored && checked.isCurrent && unsentRows.length === 0) removeImport(userId, kind);
      close();
      // Offers unsent corrections again.
      setUnfinished(readImport(userId, kind));
    },
  };
}

export type Import = ReturnType<typeof useImport>;
