import {
  test as base,
  type Browser,
  type BrowserContext,
  type FullProject,
  type Page,
} from '@playwright/test';

/** The local storage of a page. */
export type StoredItems = Record<string, string>;

/** A file without scripts on the application's origin: its page can fill the storage before the application starts. */
const STILL_PAGE = '/favicon.svg';

/** Replaces the storage of the application by `items`. The page shows no application afterwards. */
export async function fillStorage(page: Page, items: StoredItems): Promise<void> {
  if (new URL(page.url()).pathname !== STILL_PAGE) await page.goto(STILL_PAGE);
  await page.evaluate(async (wanted) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const [name, value] of Object.entries(wanted)) localStorage.setItem(name, value);
  }, items);
}

export function openContext(browser: Browser, { use }: FullProject): Promise<BrowserContext> {
  const { baseURL, locale, timezoneId, viewport, contextOptions } = use;
  return browser.newContext({ ...contextOptions, baseURL, locale, timezoneId, viewport });
}

/**
 * All flows of a worker share one browser context: its cache, its compiled code and the running mock API save every flow a second.
 * Each flow starts with an empty storage and its own page. An empty page stays open all the time: the last page would close the
 * window of the browser, and a new window takes a quarter of a second.
 */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await openContext(browser, project);
      await context.newPage();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ sharedContext }, use) => {
    await use(sharedContext);
    const [, ...opened] = sharedContext.pages();
    await Promise.all(opened.map((page) => page.close()));
  },
});
