import { invalidRowsSoFar } from '../invalid-rows';

export type RecordCount<Row> = {
  /** Reads the records before the write, which may contain equal ones. */
  readBefore: () => Promise<readonly Row[]>;
  /** Reads the records from the server, past every cache. */
  readNow: () => Promise<readonly Row[]>;
  /** Counts the new equal records; `isAnswered` after a success. Throws where the number is unknown. */
  timesSaved: (before: readonly Row[], now: readonly Row[], isAnswered: boolean) => number;
};

export type Attempt = {
  /** The number of saved copies; null where it cannot be known. */
  countSaved: (isAnswered: boolean) => Promise<{ times: number } | null>;
  /** False where the records before the write are unknown: an equal record may be an older one. */
  isCounted: boolean;
};

/** The returned function gives the number of invalid rows that all reads of the page have met since. */
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
      // A missing record may be one of the rows that are invalid only now. Other reads of the page count too,
      // but hardly before the write, when the records mostly come from the cache.
      const isUnknown = times === null || (times <= 0 && countInvalidSince() > invalidBefore);
      return isUnknown ? null : { times };
    },
  };
}
