import { ApiError } from './api-error';
import { currentToken, refuseOtherToken } from './bearer-token';
import { unreadableSoFar } from './unreadable-rows';

type Creation<Row> = {
  /** Names what is to be made, without secrets: a second try looks first whether the earlier one was saved. */
  key: string;
  write: () => Promise<unknown>;
  /** The records before the write, among which equal ones may stand already. */
  readBefore: () => Promise<readonly Row[]>;
  /** The records now, past every cache. */
  readNow: () => Promise<readonly Row[]>;
  /** The records that the screen reads again after the write. */
  readShown: () => Promise<readonly Row[]>;
  /** How often `now` holds the record more than `before`. Throws where no number would be true. */
  timesSaved: (before: readonly Row[], now: readonly Row[]) => number;
};

/** How often the record was saved, to be asked when the lists are fresh again; null where nobody can tell. */
export type SavedTimes = () => Promise<number | null>;

type Attempt = { isSaved: () => Promise<boolean | null>; savedTimes: SavedTimes };

/** Tries that failed without proof that nothing was stored, or is being stored still. */
let doubts = new Map<string, Attempt & { error: ApiError }>();

/** Forgets what one user was not sure of, before the next one comes. */
export function forgetDoubts(): void {
  // A try that is under way keeps the map of its user.
  doubts = new Map();
}

/** Begins to count the rows that cannot be read. */
function countUnreadable(): () => number {
  const start = unreadableSoFar();
  return () => unreadableSoFar() - start;
}

async function begin<Row>(creation: Creation<Row>): Promise<Attempt> {
  const { readBefore, readNow, readShown, timesSaved } = creation;
  const sinceBefore = countUnreadable();
  const before = await readBefore().catch(() => null);
  const unreadableBefore = sinceBefore();
  return {
    isSaved: async () => {
      const sinceNow = countUnreadable();
      const times = await readNow()
        .then((now) => timesSaved(before ?? [], now))
        .catch(() => null);
      // What was not found may be among what cannot be read now, and could before.
      if (times === 0 && sinceNow() > unreadableBefore) return null;
      // Where nobody knows what stood there before, an equal record may be an older one.
      return times === null || (times > 0 && !before) ? null : times > 0;
    },
    savedTimes: () =>
      readShown()
        .then((now) => before && timesSaved(before, now))
        .catch(() => null),
  };
}

/**
 * Makes a record without a natural key, which must never be sent again by itself. When the write fails without proof
 * that nothing was stored, the records are read again and compared; so they are before the same is sent once more.
 * A refusal of the input is looked into as well: the browser itself may have sent the call twice, the first time with
 * success. What is answered counts how often the record was saved.
 *
 * @throws {ApiError} with `outcome` `notSaved`, or `unknown` when the records cannot be read either.
 */
export async function verifiedCreate<Row>(creation: Creation<Row>): Promise<SavedTimes> {
  const { key, write } = creation;
  const token = currentToken();
  const known = doubts;
  const doubt = known.get(key);
  if (doubt && (await wasSaved(doubt, doubt.error))) return countedFor(doubt);

  const attempt = doubt ?? (await begin(creation));
  refuseOtherToken(token);
  try {
    await write();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefused = !error.isUncertain;
    if (isRefused && (error.kind !== 'invalid' || !(await isThere(attempt)))) throw error;
    if (!isRefused && !(await wasSaved(attempt, error))) throw error.withOutcome('notSaved');
  }
  known.delete(key);
  return countedFor(attempt);

  /** Records are not read for somebody else than who wrote them, nor is told what was found. */
  async function isThere({ isSaved }: Attempt): Promise<boolean | null> {
    return currentToken() === token ? isSaved() : null;
  }

  function countedFor({ savedTimes }: Attempt): SavedTimes {
    return async () => {
      const times = currentToken() === token ? await savedTimes() : null;
      return currentToken() === token ? times : null;
    };
  }

  /** Keeps the doubt until the record is found. */
  async function wasSaved(tried: Attempt, error: ApiError): Promise<boolean> {
    const isSaved = await isThere(tried);
    if (isSaved) known.delete(key);
    else known.set(key, { ...tried, error });
    if (isSaved === null) throw error.withOutcome('unknown');
    return isSaved;
  }
}

type UniqueCreation<Row> = Pick<Creation<Row>, 'key' | 'write' | 'readNow'> & {
  /** The records that are known already, if any are. */
  known: readonly Row[] | undefined;
  isEqual: (row: Row) => boolean;
};

/** `verifiedCreate` for a record of which the server takes no second one. */
export async function verifiedUnique<Row>({
  known = [],
  isEqual,
  ...creation
}: UniqueCreation<Row>): Promise<void> {
  const count = (rows: readonly Row[]) => rows.filter(isEqual).length;
  await verifiedCreate({
    ...creation,
    readBefore: () => Promise.resolve(known),
    readShown: creation.readNow,
    timesSaved: (before, now) => count(now) - count(before),
  });
}
