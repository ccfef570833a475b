import '@testing-library/jest-dom/vitest';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { mockApi, mockServer } from '@/mock-api/node';
import { stubBrowser } from './browser-stubs';

// Tests of rules, of the mock API and of the workbooks run without a page.
const hasPage = typeof document !== 'undefined';
const library = hasPage ? await import('@testing-library/react') : null;
const { sessionValues } = hasPage ? await import('@/lib/stored-values') : {};
const { confirmStore } = hasPage ? await import('@/ui/confirm-dialog/confirm') : {};
const { doubleSubmitGuard } = hasPage ? await import('@/ui/form/double-submit-guard') : {};
if (hasPage) {
  stubBrowser();
  // Without transitions, dialogs and menus open and close at once.
  const { config } = await import('react-transition-group');
  config.disabled = true;
  forgetOwnerStacks();
}

/** React stores a stack for each element, for its warnings: an eighth of the time of all page tests. */
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
  // Pages load lazily, on busy machines: the limit only ends tests that hang.
  asyncUtilTimeout: 10_000,
  // The default ignores scripts and styles, which the page of a test does not have, at the cost of a check of each element.
  defaultIgnore: '',
  // Each search that finds nothing yet makes an error: the page is printed only when its message is read.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () =>
        [message, library.prettyDOM(container, undefined, { filterNode: () => true })]
          .filter(Boolean)
          .join('\n\n'),
    }),
});

let consoleCalls: unknown[][] = [];

beforeAll(() => {
  mockServer.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  consoleCalls = [];
  // A test that expects a complaint replaces these by a spy of its own.
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      consoleCalls.push(words);
    });
  }
});

afterEach(() => {
  library?.cleanup();
  // Files share their modules and their page: an open question would cover the page of the next test.
  confirmStore?.get()?.settle(false);
  doubleSubmitGuard?.forget();
  mockServer.resetHandlers();
  mockApi.reset();
  if (hasPage) {
    localStorage.clear();
    sessionStorage.clear();
    // No event of another tab ends a session of this one.
    sessionValues?.forget(null);
    // The event lets the stores read the local storage again.
    window.dispatchEvent(new StorageEvent('storage'));
  }
  vi.restoreAllMocks();
  const [first] = consoleCalls;
  if (first) throw new Error(`Unexpected in the console: ${first.map(String).join(' ')}`);
});

afterAll(() => {
  mockServer.close();
});
