// @vitest-environment jsdom
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { initI18n, loadCatalogues } from '@/i18n/i18n';

type Done = (error: Error | null, data: boolean) => void;
type Backend = { read: (language: string, namespace: string, done: Done) => void };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reports a catalogue that did not arrive, and fetches it at the next call', async () => {
  await initI18n();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failure = new Error('Failed to fetch dynamically imported module');
  // i18next types its connector as any.
  const { backend } = i18next.services.backendConnector as { backend: Backend };
  vi.spyOn(backend, 'read').mockImplementation((_language, _namespace, done) => done(failure, true));
  const loading = expect(loadCatalogues('cards')).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(60_000);
  await loading;

  vi.restoreAllMocks();
  await loadCatalogues('cards');
  expect(i18next.exists('cards:since.unknown', { count: 1 })).toBe(true);
});
