import { setupWorker } from 'msw/browser';
import { localValues, sessionValues } from '@/lib/stored-values';
import { ACCOUNTS } from './accounts';
import { mountDevPanel } from './dev-panel/dev-panel';
import { createMockServer, type MockApi, type MockServer } from './mock-server';
import { parseScenario } from './scenario';

declare global {
  interface Window {
    /** There while the mock API answers: for developers and end-to-end tests. */
    mockApi?: MockApi;
  }
}

const SCENARIO_KEY = 'mock-api/scenario';

const textStore = {
  read: () => {
    const stored = sessionValues.read(SCENARIO_KEY) ?? '';
    return isReadable(stored) ? stored : '';
  },
  write: (text: string) => sessionValues.write(SCENARIO_KEY, text),
};

/** Starts the mock API in this page. Answers the accounts to offer for the sign-in. */
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
  // Tests drive the page alone, unless they are about the panel.
  const isWanted = !navigator.webdriver || new URLSearchParams(location.search).has('mock-panel');
  if (isWanted) mountDevPanel(server);
  return { accounts: ACCOUNTS };
}

/**
 * The worker of a page that reloads alone is on its way out when the next page asks for its update. It goes on to
 * answer that page, but MSW lets the refusal go unheard.
 */
function ignoreFailedUpdate(event: PromiseRejectionEvent): void {
  if (/^TypeError: Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault();
}

/** Reads `?mock=` once and takes it out of the address, so that a reload finds the scenario as it then stands. */
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
