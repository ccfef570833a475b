import type { ApiError } from '../api-error';
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

/** Starts a count of invalid rows; the returned function gives those since. */
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
      // A missing record may be among rows that became invalid since.
      const isUnknown = times === null || (times <= 0 && countInvalidSince() > invalidBefore);
      return isUnknown ? null : { times };
    },
  };
}

/** Attempts without proof that nothing was stored, by the key of the record. */
let doubts = new Map<string, Attempt & { error: ApiError }>();

/** A write uses the map with which it began, also after a change of user. */
export const currentDoubts = () => doubts;

/** Forgets the attempts of one user before the next one signs in. */
export function forgetDoubts(): void {
  doubts = new Map();
}
