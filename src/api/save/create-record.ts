import { ApiError } from '../api-error';
import { currentToken, refuseOtherToken } from '../bearer-token';
import { startAttempt, type Attempt, type RecordCount } from './attempt';
import { currentDoubts } from './doubts';
import type { ProofTime } from './proved-write';
import { notKept, notProved } from './save-outcome';

export type Creation<Row> = RecordCount<Row> & {
  /** Identifies the record, without secrets: a second try first looks for the record of the first try. */
  key: string;
  write: () => Promise<unknown>;
  /** When to read after a success, `now` by default. An uncertain failure always reads at once. */
  proof?: ProofTime;
};

/** How often the record was saved; null for `proof: 'later'`, or without the records before the write. */
export type SavedTimes = number | null;

/**
 * Creates a record. The call is never repeated automatically, because only the records prove how often it was
 * saved: they are compared after a success, an uncertain failure or a 422, and before a second try.
 * @throws {ApiError} a refusal as it is; any other with the `outcome` `notSaved`, or `unknown` where the
 *   records cannot be compared.
 */
export async function createRecord<Row>(creation: Creation<Row>): Promise<SavedTimes> {
  const { key, write, proof = 'now' } = creation;
  const token = currentToken();
  const doubts = currentDoubts();

  /** Remembers the attempt until its record is found. @throws `error` where the records cannot be compared. */
  async function findOrDoubt(tried: Attempt, error: ApiError): Promise<Found | 'missing'> {
    const found = await findSaved(tried, token);
    if (typeof found === 'object') doubts.delete(key);
    else doubts.set(key, { ...tried, error });
    if (found === 'unknown') throw error.withOutcome('unknown');
    return found;
  }

  const doubt = doubts.get(key);
  const earlier = doubt && (await findOrDoubt(doubt, doubt.error));
  if (typeof earlier === 'object') return earlier.times;

  const attempt = doubt ?? (await startAttempt(creation));
  refuseOtherToken(token);
  let answer: unknown;
  try {
    answer = await write();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isUncertain) {
      const found = await findOrDoubt(attempt, error);
      if (found === 'missing') throw error.withOutcome('notSaved');
      return found.times;
    }
    const found = await findDespiteRefusal(error, attempt, token);
    if (typeof found !== 'object') throw error;
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
  // The server may still store the record: the next try first looks for it.
  const error = saved ? notKept(answer) : notProved();
  doubts.set(key, { ...attempt, error });
  throw error;
}

type Found = { times: number };

async function findSaved(
  { countSaved, isCounted }: Attempt,
  token: string | null,
): Promise<Found | 'missing' | 'unknown'> {
  // In another session the records may not be read.
  const found = currentToken() === token ? await countSaved(false) : null;
  if (!found || (found.times > 0 && !isCounted)) return 'unknown';
  return found.times > 0 ? found : 'missing';
}

/**
 * Chromium sends a POST twice when a kept-alive connection breaks: the first may store the record, so that
 * the server refuses the second as invalid. Any other refusal comes before the server looks at its records.
 */
async function findDespiteRefusal({ kind }: ApiError, attempt: Attempt, token: string | null) {
  return kind === 'invalid' ? findSaved(attempt, token) : 'missing';
}
