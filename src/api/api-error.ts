export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'tooLarge'
  | 'tooMany'
  | 'invalid'
  | 'contract'
  | 'server';

export type ApiErrorDetails = {
  /** The HTTP status, or the failing status in the body of a 2xx answer. */
  status?: number;
  /** Laravel's messages by field, array items with dots (`create_array.0.period`). */
  fields?: Record<string, string[]>;
  serverMessage?: string;
  outcome?: WriteOutcome;
  /** True when the browser is offline, or another token is stored by now. */
  isUnsent?: boolean;
  cause?: unknown;
};

/** The outcome of a failed write, found by reading the records after it. */
type WriteOutcome = 'notSaved' | 'unknown';

export function findFieldMessage(fields: Record<string, string[]> = {}): string | undefined {
  return Object.values(fields)[0]?.[0];
}

/** The only error that a call to the server throws, unless it is aborted. Source: docs/decisions/0002. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly fields: Record<string, string[]>;
  readonly serverMessage: string | undefined;
  readonly outcome: WriteOutcome | undefined;
  readonly isUnsent: boolean;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    super(details.serverMessage ?? kind, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.serverMessage = details.serverMessage;
    this.outcome = details.outcome;
    this.isUnsent = details.isUnsent ?? false;
  }

  withOutcome(outcome: WriteOutcome): ApiError {
    return new ApiError(this.kind, { ...this, outcome, cause: this });
  }

  /** Only a refusal, or a call that was never sent, proves that the server did not do the work. */
  get isUncertain(): boolean {
    return !this.isUnsent && !this.isRefusal;
  }

  private get isRefusal(): boolean {
    // A 408 may come from a proxy that had passed the call on.
    if (this.status !== undefined) return this.status >= 400 && this.status < 500 && this.status !== 408;
    return ['unauthorized', 'forbidden', 'notFound', 'invalid'].includes(this.kind);
  }

  get lacksConnection(): boolean {
    return this.kind === 'offline' || this.kind === 'timeout';
  }

  /** The same read may succeed a moment later. */
  get isTransient(): boolean {
    return this.lacksConnection || this.kind === 'server';
  }

  get firstFieldMessage(): string | undefined {
    return findFieldMessage(this.fields);
  }
}
