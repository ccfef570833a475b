import { ApiError } from '../api-error';
import { currentToken } from '../bearer-token';
import { invalidRowsSoFar } from '../invalid-rows';
import { notKept, notProved } from './save-outcome';

/** `later` where the caller reads the records again once for many writes. */
export type ProofTime = 'now' | 'later';

type ProvedWrite<Answer> = {
  write: () => Promise<Answer>;
  /** Reads the records again and resolves to whether the write is visible in them. */
  wasSaved: () => Promise<boolean>;
  /** When to read the records after a successful answer; after any other they are read at once. */
  proof?: ProofTime;
};

/**
 * Sends a write that must never be repeated automatically. After any answer but a refusal the records are read again and
 * compared, because only they prove whether it was saved. Resolves to `undefined` where the write was saved although its
 * answer was lost.
 *
 * @throws {ApiError} with `outcome` `notSaved`, or `unknown` where some of the records cannot be read either.
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
  // In another session the records may not be read.
  if (currentToken() !== token) throw failure?.withOutcome('unknown') ?? notProved();
  const unreadable = invalidRowsSoFar();
  const isSaved = await wasSaved().catch(() => undefined);
  if (isSaved) return answer;
  // A missing record may be among the invalid rows.
  const isProof = isSaved === false && invalidRowsSoFar() === unreadable;
  if (failure) throw failure.withOutcome(isProof ? 'notSaved' : 'unknown');
  throw isProof ? notKept(answer) : notProved();
}

type Removal = Pick<ProvedWrite<unknown>, 'write' | 'proof'> & {
  /** Reads the records again and resolves to whether this one is missing. */
  isGone: () => Promise<boolean>;
};

/** Deletes a record, and proves that it is gone. @throws as `provedWrite`. */
export const removeRecord = ({ isGone, ...removal }: Removal) =>
  provedWrite({ ...removal, wasSaved: isGone });
