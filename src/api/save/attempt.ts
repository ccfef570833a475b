import { invalidRowsSoFar } from '../invalid-rows';

/** The part of a creation that says how often the record was saved. */
export type RecordCount<Row> = {
  /** Reads the records before the write, which may contain equal ones. */
  readBefore: () => Promise<readonly Row[]>;
  /** Reads the records from the server, past every cache. */
  readNow: () => Promise<readonly Row[]>;
  /** Counts the new equal records in `now`; `isAnswered` after a success. Throws where that is unknown. */
  timesSaved: (before: readonly Row[], now: readonly Row[], isAnswered: boolean) => number;
};

/** A try to create a record, with the records before it. */
export type Attempt = {
  /** The number of saved copies; null where it cannot be known. */
  countSaved: (isAnswered: boolean) => Promise<{ times: number } | null>;
  /** False where the records before the write are unknown: an equal record may be an older one. */
  isCounted: boolean;
};

/** Starts a count of invalid rows; the returned function gives those since, of all reads of the page. */
function startInvalidRowCount(): () => number {
  const start = invalidRowsSoFar();
  return () => invalidRowsSoFar() - start;
}

export async function startAttempt<Row>({
  readBefore,
  readNow,
  timesSaved,
}: RecordCount<Row>): Promise<Attempt> {
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
      // A missing record may be among rows that became invalid since. The counts include other reads of the page. After the write
      // these can only make a missing record unknown. Before it they could hide an invalid row, but the records then mostly come
      // from the cache, which leaves no time for another read.
      const isUnknown = times === null || (times <= 0 && countInvalidSince() > invalidBefore);
      return isUnknown ? null : { times };
    },
  };
}
