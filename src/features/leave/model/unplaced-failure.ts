import { ApiError } from '@/api/api-error';
import { describeError } from '@/i18n/describe-error';

/** What a failed write means, as a `message()`; null when the server's messages all stand at visible fields. */
export function unplacedFailure(error: unknown, visible: readonly string[]): string | null {
  if (!error) return null;
  const named = error instanceof ApiError ? Object.keys(error.fields) : [];
  const isPlaced = named.length > 0 && named.every((field) => visible.includes(field));
  return isPlaced ? null : describeError(error);
}
