import { ApiError } from '../api-error';
import { currentToken } from '../bearer-token';
import { invalidRowsSoFar } from '../invalid-rows';
import { notKept, notProved } from './save-outcome';

/** `later` where whoever writes reads the records again for many writes at once. */
export type ProofTime = 'now' | 'later';

type ProvedWrite<Answer> = {
  write: () => Promise<Answer>;
  /** Re-reads the records and says whether this one is among them (or changed, or gone). */
  wasSaved: () => Promise<boolean>;
  /** When the records are read after an answer of success; after any other they are read at once. */
  proof?: ProofTime;
};

/**
 * A write of a record without a natural key, which must never be repeated by itself. Whatever the server answered, a
 * refusal apart, the records are read again and compared: they alone say whether it was saved. Resolves to `undefined`
 * when the record turns out to be saved although the answer was lost.
 *
 * @throws {ApiError} with `outcome` `notSaved`, or `unknown` when the records, or some of them, cannot be read either.
 */
export async function provedWrite<Answer>({
  write,
  wasSaved,
  proof = 'now',
}: ProvedWrite<Answer>): Promise<Answer | undefined> {
  const token = currentToken();
  let answer: Answer | undefined;
  let failure: ApiError | null = null;
  try {
    answer = await write();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isUncertain) throw error;
    failure = error;
  }
  if (!failure && proof === 'later') return answer;
  // Records are not read for somebody else than who wrote them.
  if (currentToken() !== token) throw failure?.withOutcome('unknown') ?? notProved();
  const unreadable = invalidRowsSoFar();
  const isSaved = await wasSaved().catch(() => undefined);
  if (isSaved) return answer;
  // What was not found may be among what could not be read.
  const isProof = isSaved === false && invalidRowsSoFar() === unreadable;
  if (failure) throw failure.withOutcome(isProof ? 'notSaved' : 'unknown');
  throw isProof ? notKept(answer) : notProved();
}

type Removal = Pick<ProvedWrite<unknown>, 'write' | 'proof'> & {
  /** Re-reads the records and says whether this one is no longer among them. */
  isGone: () => Promise<boolean>;
};

/** Takes a record away, and proves it. @throws as `provedWrite`. */
export const removeRecord = ({ isGone, ...removal }: Removal) =>
  provedWrite({ ...removal, wasSaved: isGone });
