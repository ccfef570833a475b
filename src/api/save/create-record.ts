import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api-error';
import { currentToken, refuseOtherToken } from '../bearer-token';
import { ignoreShownRows, invalidRowsSoFar } from '../invalid-rows';
import type { ProofTime } from './proved-write';
import { currentDoubts, IncompleteSave, notKept, notProved, type Attempt } from './save-outcome';

type Creation<Row> = {
  /** Names what is to be made, without secrets: a second try looks first whether the earlier one was saved. */
  key: string;
  write: () => Promise<unknown>;
  /** The records before the write, among which equal ones may stand already. */
  readBefore: () => Promise<readonly Row[]>;
  /** The records now, past every cache. */
  readNow: () => Promise<readonly Row[]>;
  /**
   * How often `now` holds the record more than `before`; `isAnswered` where the server said that it saved it.
   * Throws where no number would be true.
   */
  timesSaved: (before: readonly Row[], now: readonly Row[], isAnswered: boolean) => number;
  /** When the records are read after an answer of success; after any other they are read at once. */
  proof?: ProofTime;
};

/** How often the record was saved; null where the number of equal records before the write is unknown. */
export type SavedTimes = number | null;

/** Begins to count the rows that cannot be read. */
function countUnreadable(): () => number {
  const start = invalidRowsSoFar();
  return () => invalidRowsSoFar() - start;
}

async function begin<Row>({ readBefore, readNow, timesSaved }: Creation<Row>): Promise<Attempt> {
  const sinceBefore = countUnreadable();
  const before = await readBefore().catch(() => null);
  const unreadableBefore = sinceBefore();
  return {
    isCounted: before !== null,
    look: async (isAnswered) => {
      const sinceNow = countUnreadable();
      const times = await readNow()
        .then((now) => timesSaved(before ?? [], now, isAnswered))
        .catch(() => null);
      // What was not found may be among what cannot be read now, and could before.
      const isUnknown = times === null || (times <= 0 && sinceNow() > unreadableBefore);
      return isUnknown ? null : { times };
    },
  };
}

/**
 * Makes a record without a natural key, which must never be sent again by itself. Whatever the server answered, the
 * records are read again and compared: they alone say whether it was saved, and how often. So they are before the same
 * is sent once more after a try without proof. A refusal of the input is looked into as well: the browser itself may
 * have sent the call twice, the first time with success.
 *
 * @throws {ApiError} with `outcome` `notSaved`, or `unknown` when the records cannot be read either.
 */
export async function createRecord<Row>(creation: Creation<Row>): Promise<SavedTimes> {
  const { key, write, proof = 'now' } = creation;
  const token = currentToken();
  const known = currentDoubts();
  const doubt = known.get(key);
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
    known.delete(key);
    return found.times;
  }
  if (proof === 'later') {
    known.delete(key);
    return null;
  }
  const saved = currentToken() === token ? await attempt.look(true) : null;
  if (saved && saved.times > 0) {
    known.delete(key);
    return attempt.isCounted ? saved.times : null;
  }
  // It may be stored late all the same: the next press looks first.
  const error = saved ? notKept(answer) : notProved();
  known.set(key, { ...attempt, error });
  throw error;

  /** Looks for a write that was not confirmed: null where the records do not hold it, undefined where they do not say. */
  async function find({ look, isCounted }: Attempt): Promise<{ times: number } | null | undefined> {
    // A write of another session is neither looked for nor reported.
    const found = currentToken() === token ? await look(false) : null;
    if (!found || (found.times > 0 && !isCounted)) return undefined;
    return found.times > 0 ? found : null;
  }

  /** Keeps the doubt until the record is found. */
  async function findOrDoubt(tried: Attempt, error: ApiError): Promise<{ times: number } | null> {
    const found = await find(tried);
    if (found) known.delete(key);
    else known.set(key, { ...tried, error });
    if (found === undefined) throw error.withOutcome('unknown');
    return found;
  }
}

type UniqueCreation<Known, Row> = Pick<Creation<Row>, 'key' | 'write' | 'readNow' | 'proof'> & {
  /** The records that are known already, if any are. */
  known: readonly Known[] | undefined;
  /** Whether a record has the key of which the server takes no second one. */
  hasKey: (row: Known) => boolean;
  /** Whether a record holds all that was sent: one with the same key alone may have another author. */
  isEqual: (row: Known) => boolean;
  /** The names of the fields that the stored record does not hold as they were sent. */
  lostIn: (row: Row) => readonly string[];
};

/** `createRecord` for a record with a natural key. Resolves to what the server did not keep of it. */
export async function createWithUniqueKey<Known, Row extends Known>({
  known = [],
  hasKey,
  isEqual,
  lostIn,
  readNow,
  ...creation
}: UniqueCreation<Known, Row>): Promise<IncompleteSave | undefined> {
  let read: readonly Row[] = [];
  await createRecord<Known>({
    ...creation,
    readBefore: () => Promise.resolve(known),
    readNow: async () => (read = await readNow()),
    timesSaved: (before, now, isAnswered) => {
      const count = (rows: readonly Known[]) => rows.filter(isAnswered ? hasKey : isEqual).length;
      return count(now) - count(before);
    },
  });
  const made = read.findLast(hasKey);
  const fields = made ? lostIn(made) : [];
  return fields.length > 0 ? new IncompleteSave('partlyKept', { fields }) : undefined;
}

/** Returns the cached answer of a query, or that of `read` where a write marked it stale. Shows no toast. */
export async function cachedOrFetch<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  read: () => Promise<Data>,
): Promise<Data> {
  const query = client.getQueryCache().find<Data>({ queryKey });
  if (query?.state.data === undefined || query.state.isInvalidated) return read();
  ignoreShownRows(query);
  return query.state.data;
}
