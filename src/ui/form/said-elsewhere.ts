import { ApiError } from '@/api/api-error';
import { NothingKept } from '@/api/write-outcomes';

/**
 * True for a failed write that needs no more words beside the button: an ended session asks in its own dialog, named
 * fields have their messages, or the form by `UnplacedRefusal`, what a record did not keep stands in `RecordOutcome`.
 * `visible`: the fields of the form that are in sight now, where these are not all.
 */
export function isSaidElsewhere(failure: unknown, visible?: readonly string[]): boolean {
  if (failure == null || failure instanceof NothingKept) return true;
  if (!(failure instanceof ApiError)) return false;
  if (failure.kind === 'unauthorized') return true;
  const isAtField = (name: string) => !visible || visible.includes(name);
  return failure.firstFieldMessage !== undefined && Object.keys(failure.fields).every(isAtField);
}
