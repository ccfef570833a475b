import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '@/app/app';
import { changeLanguage, initI18n } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import { mockApi } from '@/mock-api/node';
import { tokenStore } from '@/session/token-store';

type Options = {
  /** Who is signed in; null for nobody. */
  as?: 'admin' | 'user' | null;
  language?: Language;
  /** A scenario of the mock API, e.g. `422@task-performance/create`. */
  scenario?: string;
};

/** Whole pages are read, not seen: with style sheets in the page, finding an element by its role takes far longer. */
const styles = createCache({ key: 'app', container: document.createElement('div') });

/** Renders the whole application at `path`, with its real routes, on the mock API. */
export async function renderApp(
  path: string,
  { as = 'user', language = 'en', scenario }: Options = {},
): Promise<RenderResult & { user: UserEvent }> {
  await initI18n();
  await changeLanguage(language);
  if (scenario) mockApi.setScenario(scenario);
  window.history.replaceState(null, '', path);
  if (as) tokenStore.set(mockApi.signInAs(as));
  else tokenStore.clear();
  const app = (
    <CacheProvider value={styles}>
      <App />
    </CacheProvider>
  );
  return { user: userEvent.setup(), ...render(app) };
}
