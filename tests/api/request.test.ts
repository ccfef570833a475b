// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from '@/api/api-error';
import { connectSession, thirdPartyClient } from '@/api/client';
import { request } from '@/api/request';
import { mockApi } from '@/mock-api/node';

const projects = z.array(z.object({ id: z.number(), cd: z.string() }));
const readProjects = (config = {}) => request(projects, { path: 'reporting-system/project/get', ...config });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
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
  afterEach(() => onUnauthorized.mockClear());

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
  ])('turns the answer %s into the failure "%s"', async (scenario, kind) => {
    mockApi.setScenario(`${scenario}@project/get`);
    const error = await failureOf(readProjects());
    expect(error.name).toBe('ApiError');
    expect(error.kind).toBe(kind);
  });

  it('gives up a slow call after its time-out', async () => {
    mockApi.setScenario('slow:2000@project/get');
    expect((await failureOf(readProjects({ timeout: 30 }))).kind).toBe('timeout');
  });

  it('keeps the validation messages by field', async () => {
    const error = await failureOf(
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
    await failureOf(readProjects());
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(token);
  });

  it('never leaves for somebody else than the one it began for', async () => {
    const owner = token;
    token = mockApi.signInAs('user');
    const error = await failureOf(readProjects({ token: owner }));
    expect([error.kind, error.isUnsent, error.isUncertain]).toEqual(['unauthorized', true, false]);
    expect(mockApi.log()).toHaveLength(0);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('does not take a wrong password for an ended session', async () => {
    const body = { username: 'admin', password: 'wrong-one', lat: 0, lon: 0 };
    const error = await failureOf(request(z.unknown(), { path: 'login', body, isSessionCall: false }));
    expect(error.kind).toBe('unauthorized');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('never sends the token to third parties [AU-5]', async () => {
    await thirdPartyClient.get('/mock-services/ip-location');
    expect(mockApi.log().at(-1)?.headers.authorization).toBeFalsy();
  });
});
