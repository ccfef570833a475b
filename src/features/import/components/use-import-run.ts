import { useEffect, useRef, useState } from 'react';
import { isReplaced, rememberUser, signedInOwner } from '@/session/token-owner';
import { useSendMembers, useSendProjects } from '../api/import-mutations';
import type { SentRow } from '../api/import-sender';
import { removeImport, writeImport, writeImportEnds } from '../api/import-store';
import { makePassword } from '../api/make-password';
import { handedPasswords, type HandedPassword } from '../api/password-handover';
import type { RunControls } from '../api/run-import';
import type { ImportDraft } from '../model/import-draft';
import { isSaved, type ImportEnd, type ImportEnds } from '../model/import-end';
import type { ImportKind } from '../model/import-field';

type StartOptions = {
  makesPasswords: boolean;
  /** True where other rows of the file wait to be corrected: the stored import stays. */
  leavesRows: boolean;
};

type Progress = { done: number; all: number; isPaused: boolean };

/** Returns the generated password of a new member, also if it is unknown whether they were registered. */
function findPassword({ action, values }: SentRow, end: ImportEnd | undefined): HandedPassword[] {
  const isCreated = isSaved(end);
  if (action !== 'create' || !('password' in values) || !(isCreated || end?.how === 'unknown')) return [];
  const { username, eng_name: name, password } = values;
  return [{ username, name, password, isCreated }];
}

/** Sends rows, stores the progress, and hands over generated passwords. Leaving the page stops the run. */
export function useImportRun(kind: ImportKind, userId: number, onEnds: (ends: ImportEnds) => void) {
  const members = useSendMembers();
  const projects = useSendProjects();
  const { mutateAsync: send } = kind === 'members' ? members : projects;
  const [progress, setProgress] = useState<Progress | null>(null);
  const [cutBy, setCutBy] = useState<'loss' | 'signIn' | null>(null);
  const isStopped = useRef(false);
  const controls = useRef<RunControls>(undefined);
  /** Survives retries, so that each person has one password. */
  const passwordsByUsername = useRef(new Map<string, string>());
  useEffect(() => () => controls.current?.stop(), []);

  function addPassword(row: SentRow): SentRow {
    if (row.action !== 'create' || !('password' in row.values)) return row;
    const { username } = row.values;
    const password = passwordsByUsername.current.get(username) ?? makePassword();
    passwordsByUsername.current.set(username, password);
    return { ...row, values: { ...row.values, password } };
  }

  async function start(
    draft: ImportDraft,
    rows: readonly SentRow[],
    { makesPasswords, leavesRows }: StartOptions,
  ) {
    const sent = makesPasswords ? rows.map(addPassword) : rows;
    const lines = new Set(rows.map(({ line }) => line));
    const otherEnds: ImportEnds = Object.fromEntries(
      Object.entries(draft.ends).filter(([line]) => !lines.has(Number(line))),
    );
    let ends = otherEnds;
    writeImport(userId, kind, { ...draft, ends });
    isStopped.current = false;
    setCutBy(null);
    setProgress({ done: 0, all: rows.length, isPaused: false });
    const isSameUser = rememberUser();
    const owner = signedInOwner();
    let wasSent = (_line: number) => false;
    await send({
      rows: sent,
      onStarted: (runControls) => {
        controls.current = runControls;
      },
      onEnds: (runEnds, isSent) => {
        wasSent = isSent;
        ends = { ...otherEnds, ...runEnds };
        writeImportEnds(userId, kind, ends);
        onEnds(ends);
        setProgress((shown) => shown && { ...shown, done: Object.keys(runEnds).length });
      },
    });
    if (makesPasswords)
      handedPasswords.add(
        sent.filter(({ line }) => wasSent(line)).flatMap((row) => findPassword(row, ends[row.line])),
        isSameUser,
      );
    setProgress(null);
    const isCut = !isStopped.current && rows.some(({ line }) => !ends[line]);
    if (isCut) setCutBy(owner && isReplaced(owner) ? 'signIn' : 'loss');
    if (!leavesRows && rows.every(({ line }) => isSaved(ends[line]))) removeImport(userId, kind);
  }

  function setPaused(isPaused: boolean) {
    if (isPaused) controls.current?.pause();
    else controls.current?.resume();
    setProgress((shown) => shown && { ...shown, isPaused });
  }

  function stop() {
    isStopped.current = true;
    controls.current?.stop();
  }

  return {
    progress,
    isSending: progress !== null,
    /** Why the last run ended early, unless the user stopped it. */
    cutBy,
    reset: () => setCutBy(null),
    start,
    setPaused,
    stop,
  };
}
