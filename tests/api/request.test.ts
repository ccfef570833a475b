// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import type { ApiError } from '@/api/api-error';
import { connectSession } from '@/api/bearer-token';
import { client, thirdPartyClient } from '@/api/client';
import { request } from '@/api/request';
import { addInvalidRows, getInvalidRows } from '@/api/invalid-rows';
import { mapped } from '@/lib/schema-parts';
import { mockApi } from '@/mock-api/node';
import { setOnline } from '../support/browser-states';

const projects = z.array(z.object({ id: z.number(), cd: z.string() }));
const readProjects = (config = {}) => request(projects, { path: 'reporting-system/project/get', ...config });

async function catchFailure(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );
}

describe('request', () => {
  const onUnauthorized = vi.fn();
  let token: string;

  beforeEach(() => {
    token = mockApi.signInAs('admin');
    connectSession({ getToken: () => token, onUnauthorized });
  });
  afterEach(() => {
    onUnauthorized.mockClear();
    vi.restoreAllMocks();
  });

  it('parses the answer and carries the bearer token [AU-5]', async () => {
    const answer = await readProjects();
    expect(answer).toHaveLength(8);
    expect(mockApi.log().at(-1)?.headers.authorization).toBeTruthy();
  });

  it.each([
    ['401', 'unauthorized'],
    ['403', 'forbidden'],
    ['404', 'notFound'],
    ['413', 'tooLarge'],
    ['422', 'invalid'],
    ['429', 'tooMany'],
    ['500', 'server'],
    ['200-500', 'server'],
    ['html', 'server'],
    ['malformed', 'contract'],
    ['wrong-shape', 'contract'],
    ['offline', 'offline'],
  ])('turns the response %s into the failure "%s"', async (scenario, kind) => {
    mockApi.setScenario(`${scenario}@project/get`);
    const error = await catchFailure(readProjects());
    expect(error.name).toBe('ApiError');
    expect(error.kind).toBe(kind);
  });

  it('is aborted after its time-out', async () => {
    mockApi.setScenario('slow:2000@project/get');
    expect((await catchFailure(readProjects({ timeout: 30 }))).kind).toBe('timeout');
  });

  it('keeps the validation messages by field', async () => {
    const error = await catchFailure(
      request(z.unknown(), {
        path: 'reporting-system/project/create',
        body: { cd: '', eng_name: 'A', jp_name: 'あ' },
      }),
    );
    expect(Object.keys(error.fields)).toEqual(['cd']);
    expect(error.firstFieldMessage).toBe(error.serverMessage);
  });

  it('reports a refused token to the session, with the token that was refused [AU-7]', async () => {
    mockApi.setScenario('401@project/get');
    await catchFailure(readProjects());
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(token);
  });

  it('reports a token that is refused in the body of a 200', async () => {
    vi.spyOn(client, 'request').mockResolvedValueOnce({ status: 200, data: '{"status":401}' });
    expect((await catchFailure(readProjects())).kind).toBe('unauthorized');
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(token);
  });

  it('is not sent when another user has signed in since it began', async () => {
    const owner = token;
    token = mockApi.signInAs('user');
    const error = await catchFailure(readProjects({ token: owner }));
    expect([error.kind, error.isUnsent, error.isUncertain]).toEqual(['unauthorized', true, false]);
    expect(mockApi.log()).toHaveLength(0);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not sent after it was aborted', async () => {
    const reason = new Error('left');
    await expect(readProjects({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(mockApi.log()).toHaveLength(0);
  });

  it('does not end the session because of a wrong password', async () => {
    const body = { username: 'admin', password: 'wrong-one', lat: 0, lon: 0 };
    const error = await catchFailure(request(z.unknown(), { path: 'login', body, isSessionCall: false }));
    expect(error.kind).toBe('unauthorized');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('never sends the token to third parties [AU-5]', async () => {
    await thirdPartyClient.get('/mock-services/ip-location');
    expect(mockApi.log().at(-1)?.headers.authorization).toBeFalsy();
  });
});

describe('a response', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Answers the next call with this, past the mock API. */
  const answerWith = (status: number, body: unknown) =>
    vi.spyOn(client, 'request').mockImplementationOnce((config) =>
      Promise.resolve({
        status,
        data: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
        statusText: '',
        headers: {},
        config: config as InternalAxiosRequestConfig,
      }),
    );
  const read = (config = {}) => request(z.unknown(), { path: 'anything', ...config });
  const rows = mapped(z.array(z.unknown()), (all) => {
    addInvalidRows(1);
    return all;
  });

  it.each([
    [
      { errors: { cd: ['The code is taken.'], name: ['Too long.'] }, error: 'no', message: 'no' },
      'The code is taken.',
    ],
    [{ errors: {}, error: 'Not now.', message: 'no' }, 'Not now.'],
    [{ message: 'Closed.' }, 'Closed.'],
    // A stack trace does not help the user.
    [{ message: 'Undefined index', file: '/srv/app.php' }, undefined],
    ['no JSON', undefined],
  ])('passes on the message of the server: %j', async (data, words) => {
    answerWith(500, data);
    const error = await catchFailure(read());
    expect([error.kind, error.status, error.serverMessage]).toEqual(['server', 500, words]);
  });

  it.each([
    [400, 'server'],
    [422, 'invalid'],
    [399, null],
    [200, null],
  ])('with status %d inside a 200 is treated as that failure', async (status, kind) => {
    answerWith(200, { status });
    if (kind === null) await expect(read()).resolves.toEqual({ status });
    else expect(await catchFailure(read())).toMatchObject({ kind, status });
  });

  it.each([
    ['an empty body', '', { answer: '' }],
    ['a page in place of JSON', '<html>', { error: { name: 'ApiError', kind: 'contract', status: 201 } }],
  ])('does not parse %s as JSON', async (_what, body, outcome) => {
    answerWith(201, body);
    const end = await read().then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    expect(end).toMatchObject(outcome);
  });

  it('that arrived as bytes is read for the reason of the failure', async () => {
    answerWith(422, new Blob([JSON.stringify({ errors: { date: ['No such day.'] } })]));
    const error = await catchFailure(read({ decode: () => Promise.reject(new Error('not decoded')) }));
    expect([error.kind, error.serverMessage]).toEqual(['invalid', 'No such day.']);
  });

  it('reports invalid rows, and fails if all rows are required', async () => {
    const { signal } = new AbortController();
    answerWith(200, ['a']);
    await expect(request(rows, { path: 'anything', signal })).resolves.toEqual(['a']);
    expect(getInvalidRows(signal)).toBe(1);
    answerWith(200, ['a']);
    await read({ signal });
    expect(getInvalidRows(signal)).toBe(1);
    answerWith(200, ['a']);
    const call = request(rows, { path: 'anything', isWhole: true });
    expect(await catchFailure(call)).toMatchObject({ kind: 'contract', status: 200 });
    answerWith(200, ['a']);
    await expect(read({ isWhole: true })).resolves.toEqual(['a']);
  });

  it('reports how much has been downloaded', async () => {
    const reports: unknown[] = [];
    const send = answerWith(200, []);
    await read({ onProgress: (...progress: unknown[]) => reports.push(progress) });
    send.mock.calls[0]?.[0].onDownloadProgress?.({ loaded: 5, total: 9, bytes: 5, lengthComputable: true });
    expect(reports).toEqual([[5, 9]]);
  });

  it.each([true, false])(
    'records whether the request can have reached the server (network: %j)',
    async (isOnline) => {
      setOnline(isOnline);
      vi.spyOn(client, 'request').mockRejectedValueOnce(new AxiosError('Network Error', 'ERR_NETWORK'));
      expect(await catchFailure(read())).toMatchObject({ kind: 'offline', isUnsent: !isOnline });
    },
  );

  it.each([
    ['GET', { a: 1 }, undefined],
    ['POST', { a: 1 }, { a: 1 }],
    ['POST', undefined, {}],
  ] as const)('sends a %s of %j with %j', async (method, body, data) => {
    const send = answerWith(200, []);
    await read({ method, body });
    expect(send.mock.calls[0]?.[0]).toMatchObject({ method, url: 'anything' });
    expect(send.mock.calls[0]?.[0].data).toEqual(data);
  });
});
