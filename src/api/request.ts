import { isAxiosError, isCancel, type AxiosAdapter, type AxiosError } from 'axios';
import * as z from 'zod/mini';
import { ApiError, type ApiErrorKind } from './api-error';
import { client, currentToken, refuseOtherToken, reportUnauthorized } from './client';
import { takeEarlyCall } from './early-calls';
import { readJson } from './read-json';
import { countSkipped, noteUnreadable } from './unreadable-rows';

// The content policy forbids code generation.
z.config({ jitless: true });

const READ_TIMEOUT_MS = 15_000;
export const WRITE_TIMEOUT_MS = 60_000;

export type RequestConfig = {
  /** Relative to the API's base path, e.g. `reporting-system/project/get`. */
  path: string;
  method?: 'GET' | 'POST';
  /** JSON, or `FormData` for multipart. */
  body?: object;
  signal?: AbortSignal;
  /** Milliseconds; reads default to 15 s. Writes and uploads pass `WRITE_TIMEOUT_MS`. */
  timeout?: number;
  /** For a step of something longer: the token with which that began. With any other the call does not leave. */
  token?: string | null;
  /** False where the caller itself knows what a 401 means: at the login a wrong password, not an ended session. */
  isSessionCall?: boolean;
  /** True where an answer of which rows cannot be read is as good as none. */
  isWhole?: boolean;
  /** For an answer that may be very long: makes what the schema checks of the blob that was received; `ending` ends it. */
  decode?: (received: unknown, ending: AbortSignal) => Promise<unknown>;
  /** For an answer that may be longer than the page can take: how it travels (`fetchBeside`). */
  adapter?: AxiosAdapter;
  /** How many bytes have arrived, and of how many, where the server says so. */
  onProgress?: (loaded: number, total: number | undefined) => void;
};

const failureBody = z.object({
  status: z.catch(z.optional(z.number()), undefined),
  errors: z.catch(z.optional(z.record(z.string(), z.array(z.string()))), undefined),
  error: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
  file: z.catch(z.optional(z.string()), undefined),
});

const nothing: z.infer<typeof failureBody> = {};

function readFailure(body: unknown) {
  return failureBody.safeParse(body).data ?? nothing;
}

/** Only a browser knows that there is no network. */
function hasNetwork(): boolean {
  return !('navigator' in globalThis && 'onLine' in navigator) || navigator.onLine;
}

function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 413) return 'tooLarge';
  if (status === 422) return 'invalid';
  if (status === 429) return 'tooMany';
  return 'server';
}

function failureOf(status: number, body: unknown, cause?: unknown): ApiError {
  const { errors, error, message, file } = readFailure(body);
  return new ApiError(kindOfStatus(status), {
    status,
    fields: errors,
    // With a file name the words are a stack trace, which helps no user.
    serverMessage: (errors && Object.values(errors)[0]?.[0]) ?? error ?? (file ? undefined : message),
    cause,
  });
}

function toApiError(error: AxiosError, isUnsent: boolean): ApiError {
  if (!error.response) return new ApiError('offline', { isUnsent, cause: error });
  const { status, data } = error.response;
  if (status < 300) return new ApiError('contract', { status, cause: error });
  return failureOf(status, data, error);
}

/**
 * The one door to the server: sends a call, checks the answer with `schema` and returns it parsed.
 *
 * @throws {ApiError} for every failure, among them a 2xx answer whose body carries a failing `status`
 *   (`{"status":500}`), an answer that does not fit the schema, and a call that did not leave because of its `token`.
 *   An aborted call throws axios' `CanceledError`.
 */
export async function request<Schema extends z.ZodMiniType>(
  schema: Schema,
  {
    path,
    method = 'POST',
    body,
    signal,
    timeout = READ_TIMEOUT_MS,
    token = currentToken(),
    isSessionCall = true,
    isWhole = false,
    decode,
    adapter,
    onProgress,
  }: RequestConfig,
): Promise<z.output<Schema>> {
  refuseOtherToken(token);
  const isUnsent = !hasNetwork();
  // Not the transport's own time-out, which some hosts ignore once the answer has begun.
  const tooLate = AbortSignal.timeout(timeout);
  const early = takeEarlyCall(
    { method, path, body: method === 'POST' ? JSON.stringify(body ?? {}) : '' },
    token,
  );
  const ending = signal ? AbortSignal.any([signal, tooLate]) : tooLate;
  const answer = await client
    .request<unknown>({
      url: path,
      method,
      data: method === 'POST' ? (body ?? {}) : undefined,
      headers: token ? { Authorization: `Bearer ${token}` } : undefined,
      signal: ending,
      onDownloadProgress: onProgress && (({ loaded, total }) => onProgress(loaded, total)),
      // The page does not touch its bytes.
      ...(decode && { responseType: 'blob' }),
      adapter: early ?? adapter ?? client.defaults.adapter,
    })
    .then(async ({ status, data }) => ({
      status,
      data: decode ? await decode(data, ending) : data,
    }))
    .catch(async (error: unknown) => {
      if (tooLate.aborted && !signal?.aborted) throw new ApiError('timeout', { cause: error });
      if (isCancel(error) || !isAxiosError(error)) throw error;
      if (decode && error.response) error.response.data = await readJson(error.response.data);
      const failure = toApiError(error, isUnsent);
      if (failure.kind === 'unauthorized' && isSessionCall) {
        reportUnauthorized(error.config?.headers.get('Authorization'));
      }
      throw failure;
    });

  const failingStatus = readFailure(answer.data).status;
  if (failingStatus !== undefined && failingStatus >= 400) throw failureOf(failingStatus, answer.data);

  const { result: parsed, unreadable } = countSkipped(() => schema.safeParse(answer.data));
  if (!parsed.success || (isWhole && unreadable > 0)) {
    throw new ApiError('contract', { status: answer.status, cause: parsed.error });
  }
  if (signal && unreadable > 0) noteUnreadable(signal, unreadable);
  return parsed.data;
}

/** For answers whose content the product does not use (`[]`, a bare id, an empty body). */
export const ignoredAnswer = z.unknown();
