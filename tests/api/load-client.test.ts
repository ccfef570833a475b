// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { mockApi } from '@/mock-api/node';

const PATH = 'reporting-system/project/get';

let token: string;
beforeEach(() => void (token = mockApi.signInAs('admin')));
afterEach(() => {
  vi.doUnmock('axios');
  vi.resetModules();
});

const realLibrary = () => vi.importActual<object>('axios');

/** As at the start of a page, for which `library` gives what the client stands on. */
async function startWith(library: () => Promise<object>) {
  vi.resetModules();
  vi.doMock('axios', library);
  const { connectSession } = await import('@/api/bearer-token');
  const { request } = await import('@/api/request');
  connectSession({ getToken: () => token, onUnauthorized: () => undefined });
  return (signal?: AbortSignal, timeout?: number) =>
    request(z.array(z.unknown()), { path: PATH, signal, timeout });
}

it('is as a network that is gone where it is not to be had, until it is', async () => {
  const read = await startWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const failure = { name: 'ApiError', kind: 'offline', isUnsent: true, isUncertain: false };
  await expect(read()).rejects.toMatchObject(failure);
  expect(mockApi.log()).toHaveLength(0);

  // The host of these tests remembers what could not be loaded; what is under test is what the application remembers.
  vi.doUnmock('axios');
  vi.resetModules();
  expect(await read()).toHaveLength(8);
});

it('is not waited for by a call that is over, which is not sent', async () => {
  let letItCome = () => {};
  const come = new Promise<void>((resolve) => (letItCome = resolve));
  const library = vi.fn(async () => {
    await come;
    return realLibrary();
  });
  const read = await startWith(library);
  const controller = new AbortController();
  const cancelled = read(controller.signal);
  const late = read(undefined, 1);
  controller.abort();
  await expect(cancelled).rejects.toBe(controller.signal.reason);
  await expect(late).rejects.toMatchObject({ kind: 'timeout' });
  letItCome();
  expect(await read()).toHaveLength(8);
  expect(mockApi.log()).toHaveLength(1);
});
