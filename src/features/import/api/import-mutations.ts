import { useMutation } from '@tanstack/react-query';
import type { ImportEnds } from '../model/import-end';
import type { ImportKind } from '../model/import-field';
import type { SentRow } from './import-sender';
import { runImport, type RunControls } from './run-import';

type SendJob = {
  rows: readonly SentRow[];
  onStarted: (controls: RunControls) => void;
  /** Receives the results so far; `isSent` is true for rows that a call of this run sent. */
  onEnds: (ends: ImportEnds, isSent: (line: number) => boolean) => void;
};

/** The rows may include the signed-in person, so the session becomes stale too. */
export function useSendMembers() {
  return useMutation({
    mutationFn: (job: SendJob) => send('members', job),
    meta: { writes: ['staff', 'session'], isSilent: true },
  });
}

export function useSendProjects() {
  return useMutation({
    mutationFn: (job: SendJob) => send('projects', job),
    meta: { writes: ['projects'], isSilent: true },
  });
}

function send(kind: ImportKind, { rows, onStarted, onEnds }: SendJob): Promise<void> {
  const { end, ...controls } = runImport(kind, rows, onEnds);
  onStarted(controls);
  return end;
}
