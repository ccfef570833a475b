import { render, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CrashPage } from '@/app/pages/crash-page';
import { initI18n } from '@/i18n/i18n';
import { wasJustReloaded } from '@/start/releases';

type Done = (error: Error | null, data: boolean) => void;
type Backend = { read: (language: string, namespace: string, done: Done) => void };

it('loads the new build at once where a release has removed the texts as well', async () => {
  await initI18n();
  // i18next types its connector as any. It asks for such a catalogue again, for some ten seconds.
  const { backend } = i18next.services.backendConnector as { backend: Backend };
  const waiting: Done[] = [];
  vi.spyOn(backend, 'read').mockImplementation((_language, _namespace, done) => waiting.push(done));
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/shell-1234.js');
  const lazy = () => Promise.reject(failure);
  const router = createMemoryRouter([
    { path: '/', lazy, ErrorBoundary: CrashPage, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(wasJustReloaded()).toBe(true), { timeout: 2000 });

  // Tests after this one share i18next: it fetches these texts again.
  vi.restoreAllMocks();
  for (const done of waiting) done(failure, true);
});
