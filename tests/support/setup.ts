import '@testing-library/jest-dom/vitest';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { mockApi, mockServer } from '@/mock-api/node';
import { stubBrowser } from './browser-stubs';

// Tests of rules, of the mock API and of the workbooks run without a page.
const hasPage = typeof document !== 'undefined';
const library = hasPage ? await import('@testing-library/react') : null;
const { confirmStore } = hasPage ? await import('@/ui/confirm-dialog/confirm') : {};
const { doubleSubmitGuard } = hasPage ? await import('@/ui/form/form') : {};
if (hasPage) {
  stubBrowser();
  // Nobody watches: dialogs and menus come and go at once.
  const { config } = await import('react-transition-group');
  config.disabled = true;
  forgetOwnerStacks();
}

/** For its complaints React keeps the stack of each element it makes: an eighth of the time of all page tests. */
function forgetOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
library?.configure({
  // Whole pages arrive lazily, on machines that are busy: a limit is there to end what hangs.
  asyncUtilTimeout: 10_000,
  // The page of a test holds neither, and each search by text would ask each element.
  defaultIgnore: '',
  // Every look that finds nothing yet makes an error: the page is printed only for somebody who reads it.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () =>
        [message, library.prettyDOM(container, undefined, { filterNode: () => true })]
          .filter(Boolean)
          .join('\n\n'),
    }),
});

let complaints: unknown[][] = [];

beforeAll(() => {
  mockServer.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  complaints = [];
  // A test that expects a complaint replaces these by a spy of its own.
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void complaints.push(words));
  }
});

afterEach(() => {
  library?.cleanup();
  // Files share their modules and their page: a question that nobody answered would stand over the next test.
  confirmStore?.get()?.settle(false);
  doubleSubmitGuard?.forget();
  mockServer.resetHandlers();
  mockApi.reset();
  if (hasPage) {
    localStorage.clear();
    sessionStorage.clear();
    // The stores read again what is kept in the browser.
    window.dispatchEvent(new StorageEvent('storage'));
  }
  vi.restoreAllMocks();
  const [first] = complaints;
  if (first) throw new Error(`Unexpected in the console: ${first.map(String).join(' ')}`);
});

afterAll(() => {
  mockServer.close();
});
