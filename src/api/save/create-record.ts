import { ApiError } from '../api-error';
import { currentToken, refuseOtherToken } from '../bearer-token';
import { invalidRowsSoFar } from '../invalid-rows';
import type { ProofTime } from './proved-write';
import { currentDoubts, IncompleteSave, notKept, notProved, type Attempt } from './save-outcome';

type Creation<Row> = {
  /** Identifies the new record, without secrets: a second try looks first whether the earlier one was saved. */
  key: string;
  write: () => Promise<unknown>;
  /** Reads the records before the write, which may contain equal ones. */
  readBefore: () => Promise<readonly Row[]>;
  /** Reads the records from the server, past every cache. */
  readNow: () => Promise<readonly Row[]>;
  /** Counts the new equal records in `now`; `isAnswered` after a success. Throws where that is unknown. */
  timesSaved: (before: readonly Row[], now: readonly Row[], isAnswered: boolean) => number;
  /** When to read after a success; after any other answer the records are read at once. */
  proof?: ProofTime;
};

/** Null where the number of equal records before the write is unknown, and for `proof: 'later'`. */
export type SavedTimes = number | null;

/** Starts a count of invalid rows; the returned function gives those since. */
function startInvalidRowCount(): () => number {
  const start = invalidRowsSoFar();
  return () => invalidRowsSoFar() - start;
}

async function begin<Row>({ readBefore, readNow, timesSaved }: Creation<Row>): Promise<Attempt> {
  const countInvalidBefore = startInvalidRowCount();
  const before = await readBefore().catch(() => null);
  const invalidBefore = countInvalidBefore();
  return {
    isCounted: before !== null,
    countSaved: async (isAnswered) => {
      const countInvalidSince = startInvalidRowCount();
      const times = await readNow()
        .then((now) => timesSaved(before ?? [], now, isAnswered))
        .catch(() => null);
      // A missing record may be among rows that became invalid since.
      const isUnknown = times === null || (times <= 0 && countInvalidSince() > invalidBefore);
      return isUnknown ? null : { times };
    },
  };
}

/**
 * Creates a record without a natural key, whose call must never be repeated automatically: after any answer, and before a second
 * try, the records are compared, because only they prove how often it was saved. A refusal too: the browser may have sent twice.
 * @throws {ApiError} with `outcome` `notSaved`, or `unknown` where the records cannot be read either.
 */
export async function createRecord<Row>(creation: Creation<Row>): Promise<SavedTimes> {
  const { key, write, proof = 'now' } = creation;
  const token = currentToken();
  const doubts = currentDoubts();
  const doubt = doubts.get(key);
  const earlier = doubt && (await findOrDoubt(doubt, doubt.error));
  if (earlier) return earlier.times;

  const attempt = doubt ?? (await begin(creation));
  refuseOtherToken(token);
  let answer: unknown;
  try {
    answer = await write();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefused = !error.isUncertain;
    if (isRefused && error.kind !== 'invalid') throw error;
    const found = isRefused ? await find(attempt) : await findOrDoubt(attempt, error);
    if (!found) throw isRefused ? error : error.withOutcome('notSaved');
    doubts.delete(key);
    return found.times;
  }
  if (proof === 'later') {
    doubts.delete(key);
    return null;
  }
  const saved = currentToken() === token ? await attempt.countSaved(true) : null;
  if (saved && saved.times > 0) {
    doubts.delete(key);
    return attempt.isCounted ? saved.times : null;
  }
  // The server may still store it late: the next try looks first.
  const error = saved ? notKept(answer) : notProved();
  doubts.set(key, { ...attempt, error });
  throw error;

  /** Null where the record does not exist, undefined where that cannot be known. */
  async function find({ countSaved, isCounted }: Attempt): Promise<{ times: number } | null | undefined> {
    // In another session the records may not be read.
    const found = currentToken() === token ? await countSaved(false) : null;
    if (!found || (found.times > 0 && !isCounted)) return undefined;
    return found.times > 0 ? found : null;
  }

  /** Remembers the attempt until the record is found. */
  async function findOrDoubt(tried: Attempt, error: ApiError): Promise<{ times: number } | null> {
    const found = await find(tried);
    if (found) doubts.delete(key);
    else doubts.set(key, { ...tried, error });
    if (found === undefined) throw error.withOutcome('unknown');
    return found;
  }
}

type UniqueCreation<Cached, Row> = Pick<Creation<Row>, 'key' | 'write' | 'readNow' | 'proof'> & {
  cached: readonly Cached[] | undefined;
  hasKey: (row: Cached) => boolean;
  /** True for a record with all sent values: one with the same key alone may have another author. */
  isEqual: (row: Cached) => boolean;
  /** The names of the fields whose stored value differs from the sent one. */
  findLost: (row: Row) => readonly string[];
};

/** Resolves to the fields that the server did not keep, if any. */
export async function createWithUniqueKey<Cached, Row extends Cached>({
  cached = [],
  hasKey,
  isEqual,
  findLost,
  readNow,
  ...creation
}: UniqueCreation<Cached, Row>): Promise<IncompleteSave | undefined> {
  let read: readonly Row[] = [];
  await createRecord<Cached>({
    ...creation,
    readBefore: () => Promise.resolve(cached),
    readNow: async () => (read = await readNow()),
    timesSaved: (before, now, isAnswered) => {
      const count = (rows: readonly Cached[]) => rows.filter(isAnswered ? hasKey : isEqual).length;
      return count(now) - count(before);
    },
  });
  const created = read.findLast(hasKey);
  const fields = created ? findLost(created) : [];
  return fields.length > 0 ? new IncompleteSave('partlyKept', { fields }) : undefined;
}
