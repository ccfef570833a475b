import { useSyncExternalStore } from 'react';
import { now } from '@/lib/clock';
import { createStore } from '@/lib/create-store';
import { sessionValues } from '@/lib/stored-values';

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

/** Tells by what is missing that there was a release. */
export function followMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isMissingPart(payload)) announce();
  });
}

/** Keeps the build in the browser for a start without a connection, and watches for releases. */
export async function keepBuild(): Promise<void> {
  // The mock API has a service worker of its own, and development nothing to keep.
  if (!import.meta.env.PROD || import.meta.env.VITE_MOCK_API === 'true' || !('serviceWorker' in navigator))
    return;
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const ownEntry = script && new URL(script.src).pathname;
  try {
    // Where the storage is blocked, even to look at the workers throws.
    const workers = navigator.serviceWorker;
    // A page that was fetched after a release is new, whatever worker was there before it.
    workers.addEventListener('message', ({ data }: MessageEvent<{ entry?: string }>) => {
      if (data.entry && data.entry !== ownEntry) announce();
    });
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
