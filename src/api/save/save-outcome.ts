import { isFields } from '@/lib/is-fields';
import type { Fields } from '@/lib/three-way-merge';
import { ApiError } from '../api-error';
import { readFailure } from '../failure-body';

type Details = {
  /** Names of fields: in conflict, or not kept. */
  fields?: readonly string[];
  /** What the server holds of the record. */
  stored?: Fields;
  /** The server's words beside its 200. */
  reason?: string;
};

/**
 * The end of a save that did not store all. `changed`: nothing was sent, because another user changed `fields` since the form was
 * opened; `gone`: nothing was sent, because the record was deleted; `partlyKept`: the server stored all but `fields`.
 */
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

/** The server answered that it saved, and holds nothing of what was to change. */
export class NotPersistedError extends ApiError {
  readonly lost: readonly string[];

  constructor(
    lost: readonly string[],
    reason: string | undefined,
    /** What the server says against fields nevertheless. */
    fields: Record<string, string[]> = {},
  ) {
    super('server', { status: 200, serverMessage: reason, fields, outcome: 'notSaved' });
    this.lost = lost;
  }
}

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

/** A try to make a record, and how to find out what became of it. */
export type Attempt = {
  /** Reads the records; null where the read does not say whether the record is among them. */
  look: (isAnswered: boolean) => Promise<{ times: number } | null>;
  /** False where the records before the write are unknown: an equal record may be an older one. */
  isCounted: boolean;
};

/** Tries that ended without proof that nothing was stored, or is being stored still. */
let doubts = new Map<string, Attempt & { error: ApiError }>();

/** The doubts of the signed-in user. A write keeps the map with which it began, also after a change of user. */
export const currentDoubts = () => doubts;

/** Forgets what one user was not sure of, before the next one comes. */
export function forgetDoubts(): void {
  doubts = new Map();
}
