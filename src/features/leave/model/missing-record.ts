import { ApiError } from '@/api/api-error';

type MissingRecord = {
  /** Where the server names it. */
  year: string | null;
  /** False where the server only stumbles, as the older one does over a person without a record. */
  isNamed: boolean;
};

/**
 * What a refused leave tells of the leave record that it needs; null where it failed for another reason, or may have been
 * saved. Both servers tell it by words alone, with 500 or a failing status.
 */
export function missingRecord(error: unknown): MissingRecord | null {
  if (!(error instanceof ApiError) || error.outcome === 'unknown') return null;
  const words = error.serverMessage ?? '';
  const named = /^Leave record (?:for year (\d{4}) )?not found/.exec(words);
  if (named) return { year: named[1] ?? null, isNamed: true };
  const isStumble = /^Attempt to read property .* on null|^Trying to get property .* of non-object/.test(
    words,
  );
  return isStumble ? { year: null, isNamed: false } : null;
}
