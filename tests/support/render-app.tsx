import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '@/app/app';
import '@/app/pages/login-route';
import '@/app/shell/signed-in-layout';
import type { DemoAccount } from '@/features/auth/components/demo-accounts';
import { changeLanguage, initI18n } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import { mockApi } from '@/mock-api/node';
import { paths } from '@/config/paths';
import { tokenStore } from '@/session/token-store';
import { preloadLazyComponents } from '@/start/lazy-component';

type Options = {
  /** The role of the signed-in user; null without a sign-in. */
  as?: 'admin' | 'user' | null;
  language?: Language;
  /** A scenario of the mock API, e.g. `422@task-performance/create`. */
  scenario?: string;
  /** The accounts that the login page offers. */
  demoAccounts?: DemoAccount[];
};

/** Styles are kept out of the page: with style sheets, a search by role takes far longer. */
const styles = createCache({ key: 'app', container: document.createElement('div') });

/** Renders the whole application at `path`, with its real routes, on the mock API. */
export async function renderApp(
  path: string,
  { as = 'user', language = 'en', scenario, demoAccounts }: Options = {},
): Promise<RenderResult & { user: UserEvent }> {
  await initI18n();
  await changeLanguage(language);
  // The page of a user who has been there for a while has loaded them.
  await preloadLazyComponents();
  if (scenario) mockApi.setScenario(scenario);
  window.history.replaceState(null, '', path);
  if (as) tokenStore.set(mockApi.signInAs(as));
  else tokenStore.clear();
  const app = (
    <CacheProvider value={styles}>
      <App demoAccounts={demoAccounts} />
    </CacheProvider>
  );
  const rendered = render(app);
  if (!as && path === paths.login) await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), ...rendered };
}
