import { ApiError } from '@/api/api-error';
import { notKept, notProved } from '@/api/save/save-outcome';
import { createPauseGate } from '../pause-gate';
import { startSessionBoundTask } from '../session-bound-task';
import { isSignedIn, isSessionEnded, signedInOwner } from '../token-owner';

export type ManyAct<Row> = {
  /** Rejects as the act on a single row does. */
  send: (row: Row) => Promise<unknown>;
  /** Reads the records. The test is true for a row that is done and needs no call. */
  readDone: () => Promise<(row: Row) => boolean>;
};

/** No read proves an `unknown` row. `isUnread`: confirmed, but the session ended before the read. */
export type RowEnd = { how: 'done'; isUnread?: boolean } | { how: 'failed' | 'unknown'; error: unknown };

export type RowEnds<Row> = ReadonlyMap<Row, RowEnd>;

const DONE: RowEnd = { how: 'done' };
const CONFIRMED: RowEnd = { how: 'done', isUnread: true };

/**
 * Sends the rows that are not done, one by one, while the user who began is signed in. A lost connection ends
 * the run, a failed row does not. `onProgress` gets the server's answers; `end` corrects them by a read,
 * unless the session has ended, and never rejects.
 */
export function runMany<Row>(
  rows: readonly Row[],
  act: ManyAct<Row>,
  onProgress?: (ends: RowEnds<Row>) => void,
): { end: Promise<RowEnds<Row>>; stop: () => void; pause: () => void; resume: () => void } {
  let isStopped = false;
  let stopRun = () => {};
  const gate = createPauseGate();

  async function run(): Promise<RowEnds<Row>> {
    const ends = new Map<Row, RowEnd>();
    const reportProgress = () => onProgress?.(new Map(ends));
    const owner = signedInOwner();

    async function sendRow(row: Row): Promise<void> {
      const end = await act.send(row).then(() => DONE, toRowEnd);
      // The next call could not be sent either.
      if (end === null) throw new ApiError('offline');
      ends.set(row, end);
      reportProgress();
      if (end.how !== 'done' && isConnectionLost(end.error)) throw end.error;
    }

    reportProgress();
    const isDone = await act.readDone().catch(() => null);
    if (!owner || !isDone || !isSignedIn(owner)) return ends;
    for (const row of rows.filter(isDone)) ends.set(row, DONE);
    if (ends.size > 0) reportProgress();
    const task = startSessionBoundTask({
      owner,
      parts: isStopped ? [] : rows.filter((row) => !isDone(row)),
      gate,
      send: sendRow,
    });
    stopRun = task.stop;
    const { how } = await task.end;
    const isDoneNow = isSignedIn(owner) ? await act.readDone().catch(() => null) : null;
    const wasSessionEnded = how !== 'done' && isSessionEnded(owner);
    for (const [row, end] of ends) {
      const isConfirmed = wasSessionEnded && end.how === 'done';
      ends.set(row, isConfirmed ? CONFIRMED : correctEnd(end, isDoneNow ? isDoneNow(row) : null));
    }
    return ends;
  }

  return {
    end: run(),
    stop: () => {
      isStopped = true;
      stopRun();
      gate.resume();
    },
    pause: gate.pause,
    resume: gate.resume,
  };
}

/** Null for a call that was not sent, or that an ended session refused. */
function toRowEnd(error: unknown): RowEnd | null {
  if (!(error instanceof ApiError)) return { how: 'failed', error };
  if (error.isUnsent || error.kind === 'unauthorized') return null;
  return { how: error.outcome === 'unknown' ? 'unknown' : 'failed', error };
}

const isConnectionLost = (error: unknown) => error instanceof ApiError && error.lacksConnection;

/** `isDone` is null where the records could not be read. */
function correctEnd(end: RowEnd, isDone: boolean | null): RowEnd {
  if (isDone) return DONE;
  if (isDone === false) {
    const error = end.how === 'done' ? notKept() : end.error;
    return { how: 'failed', error: withOutcome(error, 'notSaved') };
  }
  if (end.how === 'failed') return end;
  const error = end.how === 'done' ? notProved() : end.error;
  return { how: 'unknown', error: withOutcome(error, 'unknown') };
}

/** `notSaved` does not replace an error that says itself why nothing was saved. */
function withOutcome(error: unknown, outcome: 'notSaved' | 'unknown'): unknown {
  if (!(error instanceof ApiError)) return error;
  const isUnexplained = error.outcome === 'unknown' || error.kind === 'server';
  return outcome === 'unknown' || isUnexplained ? error.withOutcome(outcome) : error;
}
