import type { Fields } from '@/lib/three-way-merge';
import { ApiError } from './api-error';

type Details = {
  /** Names of fields: in conflict, or not kept. */
  fields?: readonly string[];
  /** What the server holds of the record. */
  stored?: Fields;
  /** The server's words beside its 200. */
  reason?: string;
};

/**
 * How a write ended that was not simply saved. `changed`: nothing was sent, because `fields` were changed by somebody
 * else since; `gone`: nothing was sent, because there is no such record any more; `partlyKept`: saved but for `fields`.
 */
export class UnfinishedWrite {
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
export class NothingKept extends ApiError {
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
