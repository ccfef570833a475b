import { ApiError } from './api-error';

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
 * @throws {ApiError} with `outcome` `notSaved`, or `unknown` when the records cannot be read either.
 */
export async function verifiedWrite<Answer>({
  write,
  wasSaved,
}: VerifiedWrite<Answer>): Promise<Answer | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isUncertain) throw error;
    const isSaved = await wasSaved().catch(() => undefined);
    if (isSaved) return undefined;
    throw error.withOutcome(isSaved === false ? 'notSaved' : 'unknown');
  }
}
