import { isFields } from '@/lib/is-fields';
import type { Fields } from '@/lib/three-way-merge';
import { ApiError } from '../api-error';
import { readFailure } from '../failure-body';

type Details = {
  /** Names of the fields that conflict, or were not kept. */
  fields?: readonly string[];
  stored?: Fields;
  /** The server's message in its 200. */
  reason?: string;
};

/** A save not sent, because of another user (`changed`) or a deletion (`gone`), or stored without `fields`. */
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
  readonly lost: readonly string[];

  constructor(lost: readonly string[], reason: string | undefined, fields: Record<string, string[]> = {}) {
    super('server', { status: 200, serverMessage: reason, fields, outcome: 'notSaved' });
    this.lost = lost;
  }
}

/** True for a 2xx body with `success: false`, or a failing status as text. */
function complains(answer: unknown): boolean {
  return isFields(answer) && (answer.success === false || Number(answer.status) >= 400);
}

/** The error of a write that was answered with success but not stored; `answer` may contain the reason. */
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

/** The error of a write that was answered with success, whose records cannot be read or compared. */
export function notProved(cause?: unknown): ApiError {
  return new ApiError('server', { status: 200, outcome: 'unknown', cause });
}

export type Attempt = {
  /** The number of saved copies; null where it cannot be known. */
  countSaved: (isAnswered: boolean) => Promise<{ times: number } | null>;
  /** False where the records before the write are unknown: an equal record may be an older one. */
  isCounted: boolean;
};

/** Attempts without proof that nothing was stored, by the key of the record. */
let doubts = new Map<string, Attempt & { error: ApiError }>();

/** A write keeps the map with which it began, also after a change of user. */
export const currentDoubts = () => doubts;

/** Forgets the attempts of one user before the next one signs in. */
export function forgetDoubts(): void {
  doubts = new Map();
}
