import { ApiError } from '@/api/api-error';
import { notKept, notProved } from '@/api/save/save-outcome';
import { startSessionBoundTask } from '../session-bound-task';
import { createPauseGate } from '../pause-gate';
import { isPresent, isSessionEnded, signedInOwner } from '../token-owner';

/** What is done to many rows: as the act on one row does it, each by a call of its own. */
export type ManyAct<Row> = {
  /** Sends what the act on one row sends, and rejects where that does. */
  send: (row: Row) => Promise<unknown>;
  /** Reads the records: which of the rows are as wished, so that nothing is (or is to be) sent for them. */
  readDone: () => Promise<(row: Row) => boolean>;
};

/**
 * How it ended for a row that was sent. Nobody knows of `unknown` ones whether they were changed; those that are done but
 * `isUnread` the server confirmed before it ended the session, and the records could not be read again.
 */
export type RowEnd = { how: 'done'; isUnread?: boolean } | { how: 'failed' | 'unknown'; error: unknown };

/** Rows for which nothing was sent are not in it. */
export type RowEnds<Row> = ReadonlyMap<Row, RowEnd>;

const DONE: RowEnd = { how: 'done' };
const CONFIRMED: RowEnd = { how: 'done', isUnread: true };

/**
 * Sends an act on many rows, one after the other, for as long as the person who began it is there. A failure of one row does
 * not keep the others, the loss of the connection does. Nothing is sent for what is done already, and nothing is called done
 * that the records do not show afterwards. `onProgress` gets the ends so far. `end` never rejects;
 * `pause` holds the rows up that are still to be sent.
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
    const tell = () => onProgress?.(new Map(ends));
    const owner = signedInOwner();
    tell();
    const isDone = await act.readDone().catch(() => null);
    if (!owner || !isDone || !isPresent(owner)) return ends;
    for (const row of rows.filter(isDone)) ends.set(row, DONE);
    const started = startSessionBoundTask({
      owner,
      parts: isStopped ? [] : rows.filter((row) => !isDone(row)),
      gate,
      send: async (row) => {
        const end = await act.send(row).then(() => DONE, failureOf);
        if (end === null) throw new ApiError('offline');
        ends.set(row, end);
        tell();
        if (end.how !== 'done' && isLost(end.error)) throw end.error;
      },
    });
    stopRun = started.stop;
    const { how } = await started.end;
    const isChanged = isPresent(owner) ? await act.readDone().catch(() => null) : null;
    const wasEnded = how !== 'done' && isSessionEnded(owner);
    for (const [row, end] of ends) {
      const isConfirmed = wasEnded && end.how === 'done';
      ends.set(row, isConfirmed ? CONFIRMED : checked(end, isChanged && isChanged(row)));
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

/** Null for a call that never left. */
function failureOf(error: unknown): RowEnd | null {
  if (!(error instanceof ApiError)) return { how: 'failed', error };
  if (error.isUnsent || error.kind === 'unauthorized') return null;
  return { how: error.outcome === 'unknown' ? 'unknown' : 'failed', error };
}

/** The next call would fare no better. */
const isLost = (error: unknown) => error instanceof ApiError && error.lacksConnection;

/** What the records say of it; null where they could not be read. */
function checked(end: RowEnd, isChanged: boolean | null): RowEnd {
  if (isChanged) return DONE;
  const error = end.how === 'done' ? (isChanged === null ? notProved() : notKept()) : end.error;
  if (isChanged === false) return { how: 'failed', error: withOutcome(error, 'notSaved') };
  return end.how === 'failed' ? end : { how: 'unknown', error: withOutcome(error, 'unknown') };
}

function withOutcome(error: unknown, outcome: 'notSaved' | 'unknown'): unknown {
  if (!(error instanceof ApiError)) return error;
  return outcome === 'unknown' || error.outcome === 'unknown' || error.kind === 'server'
    ? error.withOutcome(outcome)
    : error;
}
