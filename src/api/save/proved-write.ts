import { ApiError } from '../api-error';
import { currentToken } from '../bearer-token';
import { invalidRowsSoFar } from '../invalid-rows';
import { notKept, notProved } from './save-outcome';

/** `later` where the caller reads the records itself, e.g. once for many writes. */
export type ProofTime = 'now' | 'later';

type ProvedWrite<Answer> = {
  write: () => Promise<Answer>;
  wasSaved: () => Promise<boolean>;
  /** When to read after a success, `now` by default. An uncertain failure always reads at once. */
  proof?: ProofTime;
};

/**
 * Sends a write that is never repeated automatically, because only the records prove that it was saved.
 * Resolves to `undefined` where it was saved although its answer was lost.
 * @throws {ApiError} a refusal as it is; any other with the `outcome` `notSaved`, or `unknown` where the
 *   records cannot be compared.
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
  const invalidBefore = invalidRowsSoFar();
  const isSaved = await wasSaved().catch(() => undefined);
  if (isSaved) return answer;
  // A missing record may be among the invalid rows.
  const isProof = isSaved === false && invalidRowsSoFar() === invalidBefore;
  if (failure) throw failure.withOutcome(isProof ? 'notSaved' : 'unknown');
  throw isProof ? notKept(answer) : notProved();
}

type Removal = Pick<ProvedWrite<unknown>, 'write' | 'proof'> & {
  isGone: () => Promise<boolean>;
};

/** As `provedWrite`. */
export const removeRecord = ({ isGone, ...removal }: Removal) =>
  provedWrite({ ...removal, wasSaved: isGone });
