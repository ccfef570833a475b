import { ApiError } from './api-error';
import { currentToken } from './bearer-token';
import { unreadableSoFar } from './unreadable-rows';

type VerifiedWrite<Answer> = {
  write: () => Promise<Answer>;
  /** Re-reads the records and says whether this one is among them (or changed, or gone). */
  wasSaved: () => Promise<boolean>;
};

/**
 * A write of a record without a natural key, which must never be repeated by itself: when it fails without proof
 * that nothing was stored, the records are read again and compared. Resolves to `undefined` when the record turns
 * out to be saved.
 *
 * @throws {ApiError} with `outcome` `notSaved`, or `unknown` when the records, or some of them, cannot be read either.
 */
export async function verifiedWrite<Answer>({
  write,
  wasSaved,
}: VerifiedWrite<Answer>): Promise<Answer | undefined> {
  const token = currentToken();
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isUncertain) throw error;
    // Records are not read for somebody else than who wrote them.
    if (currentToken() !== token) throw error.withOutcome('unknown');
    const unreadable = unreadableSoFar();
    const isSaved = await wasSaved().catch(() => undefined);
    if (isSaved) return undefined;
    // What was not found may be among what could not be read.
    const isProof = isSaved === false && unreadableSoFar() === unreadable;
    throw error.withOutcome(isProof ? 'notSaved' : 'unknown');
  }
}
