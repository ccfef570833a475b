import { useSyncExternalStore } from 'react';
import { now } from '@/lib/clock';
import { createStore } from '@/lib/create-store';
import { lazyValue } from '@/lib/lazy-value';
import { sessionValues } from '@/lib/stored-values';

/** Message of `service-worker.js`: the entry script of the newest build, or that the page it served is old. */
type WorkerMessage = { entry?: string; isOld?: boolean };

const UPDATE_CHECK_MS = 60 * 60_000;

/** The mock API registers its own service worker, and a page can have only one. */
const hasMockWorker = () => import.meta.env.VITE_MOCK_API === 'true';

const newVersionStore = createStore(false);
const announce = () => newVersionStore.set(true);

export function useNewVersion(): boolean {
  return useSyncExternalStore(newVersionStore.subscribe, newVersionStore.get);
}

/** The message of a failed `import()` in Chromium, Firefox and Safari. */
const IMPORT_ERROR = /dynamically imported module|Importing a module script/i;

const isImportError = (error: unknown) => error instanceof Error && IMPORT_ERROR.test(error.message);

/** True where a file of this build is gone from the server: usually a newer build has replaced it. */
export function isMissingPart(error: unknown): boolean {
  return isImportError(error) && navigator.onLine;
}

export function isUnreachedPart(error: unknown): boolean {
  return isImportError(error) && !navigator.onLine;
}

const RELOADED_AT_KEY = 'fetched-anew-at';
const RELOAD_PAUSE_MS = 60_000;

/** False during `RELOAD_PAUSE_MS`, and where the browser cannot store the time of a reload: the page could reload without end. */
export function canReloadBuild(): boolean {
  const reloadedAt = sessionValues.read(RELOADED_AT_KEY) ?? '0';
  const isPauseOver = now().getTime() - Number(reloadedAt) >= RELOAD_PAUSE_MS;
  return isPauseOver && sessionValues.tryWrite(RELOADED_AT_KEY, reloadedAt);
}

/** Loses the input of the page: only for a page that could not be drawn. */
export function reloadBuild(): void {
  sessionValues.write(RELOADED_AT_KEY, String(now().getTime()));
  window.location.reload();
}

const isDrawn = () => document.getElementById('root')?.hasChildNodes() ?? false;

/**
 * Notices a release by a missing file and by messages of the service worker. A cached page that is older than the server's
 * is reloaded while nothing is drawn, because no input can be lost; later the new version is only offered.
 */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isMissingPart(payload)) announce();
  });
  if (hasMockWorker()) return;
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const ownEntry = script && new URL(script.src).pathname;
  try {
    // Reading `navigator.serviceWorker` throws where storage is blocked.
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.isOld && !isDrawn()) window.location.reload();
      // A page that was fetched after a release is new, even under an older worker.
      if (data.entry && data.entry !== ownEntry) announce();
    });
  } catch {
    // Without a worker every page comes from the server.
  }
}

/** Caches the build for a start without a connection, and checks for releases every hour. Once, also after another sign-in. */
export const registerServiceWorker = lazyValue(async (): Promise<void> => {
  if (!import.meta.env.PROD || hasMockWorker() || !('serviceWorker' in navigator)) return;
  try {
    const workers = navigator.serviceWorker;
    const askForEntry = () => workers.controller?.postMessage('entry');
    workers.addEventListener('controllerchange', askForEntry);
    askForEntry();
    const registration = await workers.register('/service-worker.js');
    const check = () => {
      // A check that fails is repeated an hour later.
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', check);
    setInterval(check, UPDATE_CHECK_MS);
  } catch {
    // The browser refuses the worker: the application then needs a connection at each start.
  }
});
