import { WRITE_TIMEOUT_MS } from '@/api/request';
import { now } from '@/lib/clock';
import type { Fields } from '@/lib/three-way-merge';
import type { Submission } from './draft-store';

/** Counts records that equal the input; more than before prove a submit whose form was left. */
export type DuplicateProbe<Output> = {
  /** The number in the cache; undefined where it is unknown. */
  countShown: (sent: Output) => number | undefined;
  /** The number on the server. Rejects where it cannot be known. */
  countCurrent: (sent: Output) => Promise<number>;
};

/** The probe for records with a unique key: before a submit there is none. */
export const uniqueProbe = <Output, Row>(
  read: () => Promise<readonly Row[]>,
  isEqual: (row: Row, sent: Output) => boolean,
): DuplicateProbe<Output> => ({
  countShown: () => 0,
  countCurrent: async (sent) => (await read()).filter((row) => isEqual(row, sent)).length,
});

export type SentOutcome = 'saved' | 'notSaved' | 'unknown';

/** Looks for the records of a submit whose form was left. */
export async function findSent(
  { since, sent, before }: Submission,
  probe: DuplicateProbe<Fields> | undefined,
): Promise<SentOutcome> {
  const count = await probe?.countCurrent(sent).catch(() => undefined);
  if (count === undefined) return 'unknown';
  if (before !== null && count > before) return 'saved';
  const isMissing = count <= (before ?? 0);
  // The server may still be storing a write for as long as a browser waits for its answer.
  return isMissing && now().getTime() - since >= WRITE_TIMEOUT_MS ? 'notSaved' : 'unknown';
}
