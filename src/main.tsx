import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadStart } from './app/app';
import { earlyWordEnded } from './features/auth/model/early-input';
import { initI18n } from './i18n/i18n';
import { invariant } from './lib/invariant';

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  invariant(root, 'index.html has a #root');
  const [mock, start] = await Promise.all([
    import.meta.env.VITE_MOCK_API === 'true'
      ? import('./mock-api/browser').then(({ startMockApi }) => startMockApi())
      : undefined,
    initI18n().then(loadStart),
  ]);
  await earlyWordEnded();
  createRoot(root).render(
    <StrictMode>
      <App start={start} demoAccounts={mock?.accounts} />
    </StrictMode>,
  );
}

// What goes wrong here is told by public/theme-init.js: nothing of the application may be there to say it.
void begin();
