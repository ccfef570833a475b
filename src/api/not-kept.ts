import { ApiError } from './api-error';
import { readFailure } from './failure-body';
import { isFields } from '@/lib/is-fields';

/** The words of a success that complains: that says `success: false`, or names a failing status as text. */
function complains(answer: unknown): boolean {
  return isFields(answer) && (answer.success === false || Number(answer.status) >= 400);
}

/** A write that was answered with a success, of which the records hold nothing; `answer` may say why. */
export function notKept(answer?: unknown): ApiError {
  const { errors, error, message } = readFailure(answer);
  return new ApiError('server', {
    status: 200,
    outcome: 'notSaved',
    fields: errors,
    serverMessage:
      (errors && Object.values(errors)[0]?.[0]) ?? error ?? (complains(answer) ? message : undefined),
  });
}

/** A write that was answered with a success, of which the records say nothing: they cannot be read, or compared. */
export function notProved(cause?: unknown): ApiError {
  return new ApiError('server', { status: 200, outcome: 'unknown', cause });
}
