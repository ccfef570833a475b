import './theme/base.css';
import { StyledEngineProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { initI18n } from './i18n/i18n';
import { invariant } from './lib/invariant';
import { followReleases } from './start/releases';

/** The accounts of the mock API, once it answers. */
async function startMock() {
  if (import.meta.env.VITE_MOCK_API !== 'true') return undefined;
  const { startMockApi } = await import('./mock-api/browser');
  return (await startMockApi()).accounts;
}

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  invariant(root, 'index.html has a #root');
  followReleases();
  const [demoAccounts] = await Promise.all([startMock(), initI18n()]);
  createRoot(root).render(
    <StrictMode>
      <StyledEngineProvider enableCssLayer>
        <App demoAccounts={demoAccounts} />
      </StyledEngineProvider>
    </StrictMode>,
  );
}

// What goes wrong here is told by src/start/theme-before-paint.js: nothing of the application may be there to say it.
void begin();
