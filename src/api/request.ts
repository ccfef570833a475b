import * as z from 'zod/mini';
import { ApiError, findFieldMessage, type ApiErrorKind } from './api-error';
import { currentToken, refuseOtherToken, reportUnauthorized } from './bearer-token';
import { client, type Answer, type Call } from './client';
import { readFailure } from './failure-body';
import { readJson } from './read-json';
import { countInvalidRows, recordInvalidRows } from './invalid-rows';

// The content policy forbids code generation.
z.config({ jitless: true });

const READ_TIMEOUT_MS = 15_000;
export const WRITE_TIMEOUT_MS = 60_000;

type Decode = (received: unknown, callSignal: AbortSignal) => Promise<unknown>;

export type RequestConfig = {
  /** Relative to the API's base path, e.g. `reporting-system/project/get`. */
  path: string;
  method?: 'GET' | 'POST';
  body?: object;
  signal?: AbortSignal;
  /** Milliseconds, 15,000 by default. Writes and uploads pass `WRITE_TIMEOUT_MS`. */
  timeout?: number;
  /** The token with which a task began: its step is not sent when another token is stored. */
  token?: string | null;
  /** False where a 401 does not mean an ended session, as at the login. */
  isSessionCall?: boolean;
  /** An answer with invalid rows is a failure. */
  isWhole?: boolean;
  /** Decodes the blob of a very long answer to the value that the schema checks. */
  decode?: Decode;
  /** Sends the call in place of the client, for a very long answer (`fetchInWorker`). */
  send?: (call: Call) => Promise<Answer>;
  /** Bytes; `total` where the server sends it. */
  onProgress?: (loaded: number, total: number | undefined) => void;
};

/** A host without `navigator.onLine`, such as Node, counts as connected. */
function hasNetwork(): boolean {
  return !('navigator' in globalThis && 'onLine' in navigator) || navigator.onLine;
}

function toErrorKind(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 413) return 'tooLarge';
  if (status === 422) return 'invalid';
  if (status === 429) return 'tooMany';
  return 'server';
}

function toApiError(status: number, body: unknown): ApiError {
  const { errors, error, message, file } = readFailure(body);
  return new ApiError(toErrorKind(status), {
    status,
    fields: errors,
    // A message with a file name belongs to a stack trace, which helps no user.
    serverMessage: findFieldMessage(errors) ?? error ?? (file ? undefined : message),
  });
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function findFailingStatus({ status, data }: Answer): number | null {
  if (!isSuccess(status)) return status;
  const { status: statusInBody = 0 } = readFailure(data);
  return statusInBody >= 400 ? statusInBody : null;
}

async function readAnswer(
  { status, data }: Answer,
  decode: Decode | undefined,
  callSignal: AbortSignal,
): Promise<Answer> {
  // The body of a failure may be a page of HTML, which is read as no body.
  if (!isSuccess(status)) return { status, data: await readJson(data) };
  if (decode) return { status, data: await decode(data, callSignal) };
  // Some writes are answered with an empty body.
  if (typeof data !== 'string' || data === '') return { status, data };
  try {
    return { status, data: JSON.parse(data) };
  } catch (cause) {
    throw new ApiError('contract', { status, cause });
  }
}

async function sendCall(call: Call, send: (call: Call) => Promise<Answer>): Promise<Answer> {
  const isUnsent = !hasNetwork();
  try {
    return await send(call);
  } catch (error) {
    // A worker has read the answer, and refused it.
    if (error instanceof ApiError) throw error;
    throw new ApiError('offline', { isUnsent, cause: error });
  }
}

/**
 * Sends a call to our server, checks the answer with `schema` and returns it parsed. Every call passes here.
 * @throws {ApiError} for every failure, a 2xx answer with a failing `status` (`{"status":500}`) included.
 * @throws the reason of `signal` where that aborts the call, as `fetch` does.
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
    send = (call) => client.request<unknown>(call),
    onProgress,
  }: RequestConfig,
): Promise<z.output<Schema>> {
  refuseOtherToken(token);
  // Some hosts ignore the client's own time-out once the answer has begun.
  const timeoutSignal = AbortSignal.timeout(timeout);
  const callSignal = signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal;
  const call: Call = {
    url: path,
    method,
    data: method === 'POST' ? (body ?? {}) : undefined,
    token,
    signal: callSignal,
    responseType: decode ? 'blob' : 'text',
    onDownloadProgress: onProgress && (({ loaded, total }) => onProgress(loaded, total)),
  };
  let answer: Answer;
  try {
    answer = await readAnswer(await sendCall(call, send), decode, callSignal);
  } catch (error) {
    signal?.throwIfAborted();
    throw timeoutSignal.aborted ? new ApiError('timeout', { cause: error }) : error;
  }
  const { status, data } = answer;

  const failingStatus = findFailingStatus(answer);
  if (failingStatus !== null) {
    const failure = toApiError(failingStatus, data);
    if (failure.kind === 'unauthorized' && isSessionCall) reportUnauthorized(token);
    throw failure;
  }

  const { result: parsed, invalidRows } = countInvalidRows(() => schema.safeParse(data));
  if (!parsed.success || (isWhole && invalidRows > 0)) {
    throw new ApiError('contract', { status, cause: parsed.error });
  }
  if (signal && invalidRows > 0) recordInvalidRows(signal, invalidRows);
  return parsed.data;
}

/** The schema of answers whose content is not used (`[]`, a bare id, an empty body). */
export const ignoredAnswer = z.unknown();

export const sendWrite = (path: string, body: object, token?: string | null): Promise<unknown> =>
  request(ignoredAnswer, { path, body, timeout: WRITE_TIMEOUT_MS, token });

/** Null where the record does not exist or was deleted. */
export async function requestRow<Row>(
  rows: z.ZodMiniType<Row[]>,
  config: RequestConfig,
): Promise<Row | null> {
  try {
    const [row] = await request(rows, { ...config, isWhole: true });
    return row ?? null;
  } catch (error) {
    // The server refuses an id that never existed as invalid input; a deleted one gives an empty list.
    if (error instanceof ApiError && error.kind === 'invalid') return null;
    throw error;
  }
}
