import { setupWorker } from 'msw/browser';
import { ACCOUNTS } from './accounts';
import { browserStorage } from './db/row-storage';
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
    const stored = sessionStorage.getItem(SCENARIO_KEY) ?? '';
    return isReadable(stored) ? stored : '';
  },
  write: (text: string) => sessionStorage.setItem(SCENARIO_KEY, text),
};

/** Starts the pretend server in this page. Answers the accounts to offer for the sign-in. */
export async function startMockApi() {
  const server = createMockServer(browserStorage(), textStore);
  takeScenarioFromUrl(server);
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
