import { useSyncExternalStore } from 'react';
import { now } from '@/lib/clock';
import { createStore } from '@/lib/create-store';
import { sessionValues } from '@/lib/stored-values';

/** What `service-worker.js` says: the entry script of the newest build, or that the page it gave is old. */
type WorkerMessage = { entry?: string; isOld?: boolean };

const UPDATE_CHECK_MS = 60 * 60_000;

const isReady = createStore(false);
const announce = () => isReady.set(true);

/** True once a newer build than the one that runs here was released. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(isReady.subscribe, isReady.get);
}

const isOfImport = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script/i.test(error.message);

/** A part of this build is gone from the server: usually a newer one has taken its place. */
export function isMissingPart(error: unknown): boolean {
  return isOfImport(error) && navigator.onLine;
}

/** A part of this build was not fetched before the network went. */
export function isUnreachedPart(error: unknown): boolean {
  return isOfImport(error) && !navigator.onLine;
}

/** When this tab last fetched everything anew because a part was missing, in milliseconds since 1970. */
const FETCHED_ANEW = 'fetched-anew-at';
/** If the part is missing still, it is not tried again for this long. */
const AGAIN_MS = 60_000;

export function wasJustFetchedAnew(): boolean {
  return now().getTime() - Number(sessionValues.read(FETCHED_ANEW)) < AGAIN_MS;
}

/** Brings the new build in place of the one whose part is missing. Where a page could not even be drawn, nobody has typed anything. */
export function fetchAnew(): void {
  sessionValues.write(FETCHED_ANEW, String(now().getTime()));
  window.location.reload();
}

/** True once the application has drawn something: until then no input can be lost. */
const isDrawn = () => document.getElementById('root')?.hasChildNodes() ?? false;

/**
 * Notices a release by a part that the server has no more, and by what the service worker says. A kept page that is older than the server's
 * gives way to that at once while nothing is drawn; later a release is only offered.
 */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isMissingPart(payload)) announce();
  });
  // The mock API has a service worker of its own.
  if (import.meta.env.VITE_MOCK_API === 'true') return;
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const ownEntry = script && new URL(script.src).pathname;
  try {
    // Where the storage is blocked, even to look at the workers throws.
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.isOld && !isDrawn()) window.location.reload();
      // A page that was fetched after a release is new, whatever worker was there before it.
      if (data.entry && data.entry !== ownEntry) announce();
    });
  } catch {
    // Without workers each page comes from the server.
  }
}

/** Keeps the build in the browser for a start without a connection, and looks for releases. */
export async function keepBuild(): Promise<void> {
  // The mock API has a service worker of its own, and development nothing to keep.
  if (!import.meta.env.PROD || import.meta.env.VITE_MOCK_API === 'true' || !('serviceWorker' in navigator))
    return;
  try {
    const workers = navigator.serviceWorker;
    const ask = () => workers.controller?.postMessage('entry');
    workers.addEventListener('controllerchange', ask);
    ask();
    const registration = await workers.register('/service-worker.js');
    const check = () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', check);
    setInterval(check, UPDATE_CHECK_MS);
  } catch {
    // Refused by the browser or not to be had: the application only needs a connection then.
  }
}
