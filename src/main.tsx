import './theme/base.css';
import { StyledEngineProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadStart } from './app/app';
import { earlyWordEnded } from './features/auth/model/early-input';
import { initI18n } from './i18n/i18n';
import { invariant } from './lib/invariant';

/** The accounts of the mock API, once it answers. */
async function startMock() {
  if (import.meta.env.VITE_MOCK_API !== 'true') return undefined;
  const { startMockApi } = await import('./mock-api/browser');
  return (await startMockApi()).accounts;
}

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  invariant(root, 'index.html has a #root');
  const demoAccounts = startMock();
  const start = await initI18n().then(() => loadStart(demoAccounts));
  await earlyWordEnded();
  createRoot(root).render(
    <StrictMode>
      <StyledEngineProvider enableCssLayer>
        <App start={start} demoAccounts={await demoAccounts} />
      </StyledEngineProvider>
    </StrictMode>,
  );
}

// What goes wrong here is told by public/theme-init.js: nothing of the application may be there to say it.
void begin();
