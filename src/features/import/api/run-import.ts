import { ApiError } from '@/api/api-error';
import { notProved, NotPersistedError } from '@/api/save/save-outcome';
import { describeError } from '@/i18n/describe-error';
import { message } from '@/i18n/message';
import { describeFieldMessage } from '@/i18n/server-messages';
import { runMany, type RowEnd } from '@/session/many/many-run';
import type { ImportEnd, ImportEnds } from '../model/import-end';
import type { ImportKind } from '../model/import-field';
import { createSender, type SentRow, NotWrittenError } from './import-sender';

export type RunControls = { stop: () => void; pause: () => void; resume: () => void };

function findReason(error: unknown): string {
  if (error instanceof NotWrittenError) return error.words;
  return error instanceof NotPersistedError ? message('importing:end.nothingKept') : describeError(error);
}

function findFieldProblems(error: unknown): ImportEnd['fields'] {
  if (!(error instanceof ApiError) || error.kind !== 'invalid') return undefined;
  const problems = Object.entries(error.fields).flatMap(([name, [words]]) =>
    words === undefined ? [] : [[name, describeFieldMessage(words)] as const],
  );
  return problems.length > 0 ? Object.fromEntries(problems) : undefined;
}

function toImportEnd(row: SentRow, end: RowEnd, lost: readonly string[]): ImportEnd {
  if (end.how !== 'done')
    return { how: end.how, reason: findReason(end.error), fields: findFieldProblems(end.error) };
  // Without a final read the result stays unknown until the next run finds the row among the records.
  if (end.isUnread) return { how: 'unknown', reason: describeError(notProved()) };
  if (lost.length > 0) return { how: 'partly', lost };
  return { how: row.action === 'create' ? 'created' : 'updated' };
}

/** Reports the results after each row, and at the end reads the records to verify them. */
export function runImport(
  kind: ImportKind,
  rows: readonly SentRow[],
  onEnds: (ends: ImportEnds, isSent: (line: number) => boolean) => void,
): RunControls & { end: Promise<void> } {
  const { act, findLostFields } = createSender(kind);
  const sentLines = new Set<number>();

  function reportEnds(ends: ReadonlyMap<SentRow, RowEnd>, isVerified: boolean) {
    const endsByLine = [...ends].map(
      ([row, end]) => [row.line, toImportEnd(row, end, isVerified ? findLostFields(row) : [])] as const,
    );
    onEnds(Object.fromEntries(endsByLine), (line) => sentLines.has(line));
  }

  const recordingAct = {
    ...act,
    send: (row: SentRow) => {
      sentLines.add(row.line);
      return act.send(row);
    },
  };
  const { end, ...controls } = runMany(rows, recordingAct, (ends) => reportEnds(ends, false));
  return { ...controls, end: end.then((ends) => reportEnds(ends, true)) };
}
