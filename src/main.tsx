import './theme/base.css';
import { StyledEngineProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { initI18n } from './i18n/i18n';
import { invariant } from './lib/invariant';
import { followReleases } from './start/releases';

async function startMock() {
  if (import.meta.env.VITE_MOCK_API !== 'true') return undefined;
  const { startMockApi } = await import('./mock-api/browser');
  return (await startMockApi()).accounts;
}

async function start(): Promise<void> {
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

// `src/start/theme-before-paint.js` shows a failure here, because the application may be unable to draw.
void start();
