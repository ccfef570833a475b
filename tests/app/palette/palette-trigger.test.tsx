import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { PaletteTrigger } from '@/app/palette/palette-trigger';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { toast } from '@/ui/toast/toast';

type Done = (error: Error | null, data: boolean) => void;
type Backend = { read: (language: string, namespace: string, done: Done) => void };

let failFetch: (error: Error) => void = () => undefined;

beforeEach(async () => {
  await initI18n();
  await loadCatalogues('shell');
  // i18next types its connector as any.
  const { backend } = i18next.services.backendConnector as { backend: Backend };
  vi.spyOn(backend, 'read').mockImplementation((_language, _namespace, done) => {
    failFetch = (error) => done(error, false);
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

it.each([
  [1, 'no answer', 'shell:offline'],
  [11, 'no answer', 'shell:offline'],
  [1, 'Failed to fetch dynamically imported module: /assets/palette-1.js', 'shell:newVersion'],
])('reports a palette that cannot be fetched, after %i s, for “%s”', async (seconds, reason, told) => {
  render(<PaletteTrigger onAppearance={vi.fn()} />);
  pressAndWait(seconds);
  failFetch(new TypeError(reason));
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith(told), {
    timeout: 2000,
  });
});
