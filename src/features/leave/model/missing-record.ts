import { ApiError } from '@/api/api-error';

type MissingRecord = {
  /** Null if the server does not name the year. */
  year: string | null;
  /** False for the error of the older server, which does not say that a record is missing. */
  isNamed: boolean;
};

const NOT_FOUND = /^Leave record (?:for year (\d{4}) )?not found/;

/** The older server reads a property of the missing record. */
const NULL_ACCESS = /^Attempt to read property .* on null|^Trying to get property .* of non-object/;

/**
 * Reads which leave record a refused leave needs; null if the leave failed for another reason, or may have
 * been saved. Both servers report it only in the message, with status 500 or a failing status in the answer.
 */
export function readMissingRecord(error: unknown): MissingRecord | null {
  if (!(error instanceof ApiError) || error.outcome === 'unknown') return null;
  const words = error.serverMessage ?? '';
  const notFound = NOT_FOUND.exec(words);
  if (notFound) return { year: notFound[1] ?? null, isNamed: true };
  return NULL_ACCESS.test(words) ? { year: null, isNamed: false } : null;
}
