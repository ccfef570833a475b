import { WRITE_TIMEOUT_MS } from '@/api/request';
import { now } from '@/lib/clock';
import type { Fields } from '@/lib/three-way-merge';
import type { Submission } from './draft-store';

/** Counts records that equal the input. More than before the submit prove that it was saved. */
export type DuplicateProbe<Output> = {
  /** In the cache; undefined where unknown. */
  countShown: (sent: Output) => number | undefined;
  /** On the server. Rejects where the records cannot be read. */
  countCurrent: (sent: Output) => Promise<number>;
};

/** With a unique key no equal record exists before the submit. */
export const uniqueProbe = <Output, Row>(
  read: () => Promise<readonly Row[]>,
  isEqual: (row: Row, sent: Output) => boolean,
): DuplicateProbe<Output> => ({
  countShown: () => 0,
  countCurrent: async (sent) => (await read()).filter((row) => isEqual(row, sent)).length,
});

export type SentOutcome = 'saved' | 'notSaved' | 'unknown';

export async function findSent(
  { since, sent, before }: Submission,
  probe: DuplicateProbe<Fields> | undefined,
): Promise<SentOutcome> {
  const count = await probe?.countCurrent(sent).catch(() => undefined);
  if (count === undefined) return 'unknown';
  if (before !== null && count > before) return 'saved';
  const isMissing = count <= (before ?? 0);
  // The server may go on storing for as long as a browser waits for the answer.
  return isMissing && now().getTime() - since >= WRITE_TIMEOUT_MS ? 'notSaved' : 'unknown';
}
