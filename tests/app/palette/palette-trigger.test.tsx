import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { PaletteTrigger } from '@/app/palette/palette-trigger';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { toast } from '@/ui/toast/toast';

type Done = (error: Error | null, data: boolean) => void;
type Backend = { read: (language: string, namespace: string, done: Done) => void };

let failFetch: () => void = () => undefined;

beforeEach(async () => {
  await initI18n();
  await loadCatalogues('shell');
  // i18next types its connector as any.
  const { backend } = i18next.services.backendConnector as { backend: Backend };
  vi.spyOn(backend, 'read').mockImplementation((_language, _namespace, done) => {
    failFetch = () => done(new Error('no answer'), false);
  });
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
});

/** Presses the button of the palette, whose texts do not arrive for `seconds`. */
function pressAndWait(seconds: number): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button'));
  vi.advanceTimersByTime(seconds * 1000);
  vi.useRealTimers();
}

it.each([1, 11])('reports a palette that cannot be fetched, after %i s', async (seconds) => {
  render(<PaletteTrigger onAppearance={vi.fn()} />);
  pressAndWait(seconds);
  failFetch();
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('shell:offline'), {
    timeout: 2000,
  });
});
