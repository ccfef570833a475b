import { loadCatalogues } from '@/i18n/i18n';

/** Fetches a page's code and words together, so that neither waits for the other. */
async function withCatalogues<T>(
  module: Promise<T>,
  ...namespaces: Parameters<typeof loadCatalogues>
): Promise<T> {
  const [loaded] = await Promise.all([module, loadCatalogues(...namespaces)]);
  return loaded;
}

/** The lazy pages by name. Calling one twice costs nothing: menus call them on hover to fetch ahead. */
export const pages = {
  reporting: async () =>
    (await withCatalogues(import('@/features/reporting/pages/reporting-page'), 'reporting')).ReportingPage,
  reportingSetting: async () =>
    (await withCatalogues(import('@/features/reporting/pages/reporting-setting-page'), 'reporting'))
      .ReportingSettingPage,
};
