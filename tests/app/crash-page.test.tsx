import { render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CrashPage } from '@/app/pages/crash-page';
import { initI18n } from '@/i18n/i18n';
import { canReloadBuild, reloadBuild } from '@/start/releases';
import { blockStorage } from '../support/browser-states';

type Done = (error: Error | null, data: boolean) => void;
type Backend = { read: (language: string, namespace: string, done: Done) => void };

const FAILURE = new TypeError('Failed to fetch dynamically imported module: /assets/frame-1234.js');

function renderMissingPage() {
  const lazy = () => Promise.reject(FAILURE);
  const router = createMemoryRouter([
    { path: '/', lazy, ErrorBoundary: CrashPage, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
}

beforeEach(async () => {
  await initI18n();
  // Catalogues that have to be fetched are missing as well. i18next types its connector as any.
  const { backend } = i18next.services.backendConnector as { backend: Backend };
  vi.spyOn(backend, 'read').mockImplementation((_language, _namespace, done) => done(FAILURE, false));
});

// Before the storage is emptied for the next test.
afterEach(() => void vi.restoreAllMocks());

it('loads the new build at once where a release has removed the code', async () => {
  renderMissingPage();
  await waitFor(() => expect(canReloadBuild()).toBe(false), { timeout: 2000 });
});

it('explains in words that the code is still missing after the reload', async () => {
  reloadBuild();
  renderMissingPage();
  expect(await screen.findByRole('heading', { name: 'A new version is ready' })).toBeVisible();
  expect(screen.getByText(/^This page belongs to an older version/)).toBeVisible();
});

it('explains the missing code at once where the browser stores nothing, and would reload without end', async () => {
  blockStorage();
  renderMissingPage();
  expect(await screen.findByRole('heading', { name: 'A new version is ready' })).toBeVisible();
});
