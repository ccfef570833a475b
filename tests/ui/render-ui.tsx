import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { changeLanguage, initI18n, loadCatalogues } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import { AppTheme } from '@/theme/app-theme';
import { preloadLazyComponents } from '@/start/lazy-component';

type Options = {
  language?: Language;
  /** The search parameters of the address, with the `?`. */
  search?: string;
  /** For tests of the look only, because with style sheets in the page a search by role takes far longer. */
  hasStyles?: boolean;
};

/** The container for the styles of this test. `tests/support/browser-stubs.ts` looks for it in the page. */
function ownStyles(hasStyles: boolean): HTMLElement {
  const container = document.createElement('div');
  container.id = 'ui-styles';
  if (hasStyles) document.head.append(container);
  onTestFinished(() => container.remove());
  return container;
}

/** Renders an element with theme, language and address, as every page has them. */
export async function renderUi(
  element: ReactNode,
  { language = 'en', search = '', hasStyles = false }: Options = {},
) {
  if (!i18next.isInitialized) await initI18n();
  await loadCatalogues('toasts');
  await changeLanguage(language);
  await preloadLazyComponents();
  window.history.replaceState(null, '', `/list${search}`);
  const styles = createCache({ key: 'ui', container: ownStyles(hasStyles) });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CacheProvider value={styles}>
      <AppTheme>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>{children}</BrowserRouter>
        </QueryClientProvider>
      </AppTheme>
    </CacheProvider>
  );
  return { user: userEvent.setup(), ...render(element, { wrapper }) };
}
