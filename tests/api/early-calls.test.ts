// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { connectSession } from '@/api/bearer-token';
import { takeEarlyCall, type EarlyCall } from '@/api/early-calls';
import { request } from '@/api/request';
import { mockApi } from '@/mock-api/node';

const PATH = 'reporting-system/project/get';
const abort = vi.fn();

const left = (over: Partial<EarlyCall> = {}): EarlyCall => ({
  method: 'POST',
  path: PATH,
  body: '{}',
  token: 'mine',
  sentAt: performance.now(),
  answer: Promise.resolve(Response.json([{ id: 1 }])),
  abort,
  ...over,
});

afterEach(() => {
  delete window.earlyCalls;
  abort.mockClear();
});

describe('what was asked for before the application was there', () => {
  it.each<[string, Partial<EarlyCall>]>([
    ['path', { path: 'reporting-system/task/get' }],
    ['body', { body: '{"id":1}' }],
    ['method', { method: 'GET' }],
  ])('answers no call with another %s', (_name, over) => {
    window.earlyCalls = [left(over)];
    expect(takeEarlyCall({ method: 'POST', path: PATH, body: '{}' }, 'mine')).toBeUndefined();
    expect(abort).not.toHaveBeenCalled();
  });

  it.each([['other'], [null]])('is dropped, and ended, where the token is now %s', (token) => {
    window.earlyCalls = [left(), left({ path: 'user', method: 'GET', body: '' })];
    expect(takeEarlyCall({ method: 'POST', path: PATH, body: '{}' }, token)).toBeUndefined();
    expect(abort).toHaveBeenCalledTimes(2);
    expect(window.earlyCalls).toBeUndefined();
  });
});

it('is not given to somebody who asks later', () => {
  window.earlyCalls = [left({ sentAt: performance.now() - 60_000 })];
  expect(takeEarlyCall({ method: 'POST', path: PATH, body: '{}' }, 'mine')).toBeUndefined();
  expect(window.earlyCalls).toBeUndefined();
});

describe('a call whose answer is on its way already', () => {
  const schema = z.array(z.object({ id: z.number() }));
  const signIn = (token: string) => {
    connectSession({ getToken: () => token, onUnauthorized: () => undefined });
  };

  it('takes it over, once, and checks it as any other', async () => {
    signIn('mine');
    window.earlyCalls = [left()];
    expect(await request(schema, { path: PATH })).toEqual([{ id: 1 }]);
    expect(mockApi.log()).toHaveLength(0);
    window.earlyCalls?.push(left({ answer: Promise.resolve(Response.json({ id: 'no list' })) }));
    await expect(request(schema, { path: PATH })).rejects.toMatchObject({ kind: 'contract' });
    expect(mockApi.log()).toHaveLength(0);
  });

  it.each([
    ['a refusal', () => Promise.resolve(Response.json({}, { status: 401 })), 'unauthorized'],
    ['a server that is gone', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    ['HTML where JSON is due', () => Promise.resolve(new Response('<html>')), 'contract'],
  ])('fails as that call: %s', async (_name, answer, kind) => {
    signIn('mine');
    window.earlyCalls = [left({ answer: answer() })];
    await expect(request(schema, { path: PATH })).rejects.toMatchObject({ kind });
  });

  it('is ended with it', async () => {
    signIn('mine');
    window.earlyCalls = [left({ answer: new Promise(() => undefined) })];
    const controller = new AbortController();
    const read = request(schema, { path: PATH, signal: controller.signal });
    controller.abort();
    await expect(read).rejects.toBe(controller.signal.reason);
    expect(abort).toHaveBeenCalledOnce();
  });
});
