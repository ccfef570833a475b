import { render, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CrashPage } from '@/app/pages/crash-page';
import { initI18n } from '@/i18n/i18n';
import { wasJustReloaded } from '@/start/releases';

it('loads the new build at once where a release has removed the texts as well', async () => {
  await initI18n();
  // i18next types its connector as any. It asks for such a catalogue again, for some ten seconds.
  const { backend } = i18next.services.backendConnector as { backend: { read: () => void } };
  vi.spyOn(backend, 'read').mockImplementation(() => undefined);
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/shell-1234.js');
  const lazy = () => Promise.reject(failure);
  const router = createMemoryRouter([
    { path: '/', lazy, ErrorBoundary: CrashPage, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(wasJustReloaded()).toBe(true), { timeout: 2000 });
});
