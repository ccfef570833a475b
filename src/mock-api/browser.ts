import { setupWorker } from 'msw/browser';
import { localValues, sessionValues } from '@/lib/stored-values';
import { ACCOUNTS } from './accounts';
import { mountDevPanel } from './dev-panel/dev-panel';
import { createMockServer, type MockApi, type MockServer } from './mock-server';
import { parseScenario } from './scenario-text';

declare global {
  interface Window {
    /** Set while the mock API runs, for developers and end-to-end tests. */
    mockApi?: MockApi;
  }
}

const SCENARIO_KEY = 'mock-api/scenario';

/** This tab only. A text of an earlier release may no longer be readable. */
const textStore = {
  read: () => {
    const stored = sessionValues.read(SCENARIO_KEY) ?? '';
    return isReadable(stored) ? stored : '';
  },
  write: (text: string) => sessionValues.write(SCENARIO_KEY, text),
};

export async function startMockApi() {
  const server = createMockServer(localValues, textStore);
  takeScenarioFromUrl(server);
  window.addEventListener('unhandledrejection', ignoreFailedUpdate);
  await setupWorker(...server.handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  window.mockApi = server.api;
  // The panel would cover what automated tests click: `?mock-panel` shows it to them.
  const hasPanel = !navigator.webdriver || new URLSearchParams(location.search).has('mock-panel');
  if (hasPanel) mountDevPanel(server);
  return { accounts: ACCOUNTS };
}

/**
 * MSW updates its service worker at each start. Right after a reload the browser is still replacing the
 * worker, so the update fails, and MSW does not catch the error. The worker answers all the same.
 */
function ignoreFailedUpdate(event: PromiseRejectionEvent): void {
  if (/^TypeError: Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault();
}

/** Removes `?mock=` from the address, so that a reload keeps the current scenario. */
function takeScenarioFromUrl({ api }: MockServer): void {
  const url = new URL(location.href);
  const text = url.searchParams.get('mock');
  if (text === null) return;
  if (isReadable(text)) api.setScenario(text);
  url.searchParams.delete('mock');
  history.replaceState(history.state, '', url);
}

function isReadable(text: string): boolean {
  try {
    parseScenario(text);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
