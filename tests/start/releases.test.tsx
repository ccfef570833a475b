import { afterEach, expect, it, vi } from 'vitest';
import { isMissingPart, isUnreachedPart } from '@/start/releases';
import { setOnline } from '../support/browser-states';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const missingPart = new TypeError('Failed to fetch dynamically imported module: /assets/page-1234.js');

it.each([
  ['a part that the server no longer has', missingPart, true, [true, false]],
  ['a part that cannot be fetched without a connection', missingPart, false, [false, true]],
  ['the same in Safari', new TypeError('Importing a module script failed.'), true, [true, false]],
  ['an error of the page', new TypeError('x is undefined'), true, [false, false]],
  ['a text in place of an error', 'missing', true, [false, false]],
] as const)('detects %s', (_name, error, isOnline, expected) => {
  setOnline(isOnline);
  expect([isMissingPart(error), isUnreachedPart(error)]).toEqual(expected);
});

it('registers the service worker once, also after a second sign-in', async () => {
  vi.stubEnv('PROD', true);
  vi.stubEnv('VITE_MOCK_API', 'false');
  const register = vi.fn(() => Promise.resolve({ update: () => Promise.resolve() }));
  vi.stubGlobal('navigator', { serviceWorker: { register, addEventListener: () => undefined } });
  vi.stubGlobal('setInterval', () => undefined);
  // A page of another test may have called it.
  vi.resetModules();
  const { registerServiceWorker } = await import('@/start/releases');
  await registerServiceWorker();
  await registerServiceWorker();
  expect(register).toHaveBeenCalledOnce();
});
