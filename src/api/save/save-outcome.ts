import { isFields } from '@/lib/is-fields';
import type { Fields } from '@/lib/three-way-merge';
import { ApiError, findFieldMessage } from '../api-error';
import { readFailure } from '../failure-body';

type Details = {
  /** Names of the fields that conflict, or were not kept. */
  fields?: readonly string[];
  stored?: Fields;
  /** The server's message in its 200. */
  reason?: string;
};

/** A save that conflicts with another user's (`changed`), whose record is `gone`, or that lost fields. */
export class IncompleteSave {
  readonly fields: readonly string[];
  readonly stored: Fields;
  readonly reason: string | undefined;

  constructor(
    readonly kind: 'changed' | 'gone' | 'partlyKept',
    { fields = [], stored = {}, reason }: Details = {},
  ) {
    this.fields = fields;
    this.stored = stored;
    this.reason = reason;
  }
}

/** The server answered with success, and stored nothing. */
export class NotPersistedError extends ApiError {
  /** The names of the changes. */
  readonly lost: readonly string[];

  constructor(lost: readonly string[], reason: string | undefined, fields: Record<string, string[]> = {}) {
    super('server', { status: 200, serverMessage: reason, fields, outcome: 'notSaved' });
    this.lost = lost;
  }
}

/** True for a 2xx body with `success: false`, or a failing status as text. */
function reportsFailure(answer: unknown): boolean {
  return isFields(answer) && (answer.success === false || Number(answer.status) >= 400);
}

/** The error of a write that was answered with success but not stored. */
export function notKept(answer?: unknown): ApiError {
  const { errors, error, message } = readFailure(answer);
  return new ApiError('server', {
    status: 200,
    outcome: 'notSaved',
    fields: errors,
    serverMessage: findFieldMessage(errors) ?? error ?? (reportsFailure(answer) ? message : undefined),
  });
}

/** The error of a write that was answered with success, whose records cannot be read or compared. */
export function notProved(cause?: unknown): ApiError {
  return new ApiError('server', { status: 200, outcome: 'unknown', cause });
}
