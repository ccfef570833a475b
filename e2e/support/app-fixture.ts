import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import type { MessageKey } from '../../src/i18n/catalogue';
import { ACCOUNTS } from '../../src/mock-api/accounts';
import { checkLooks, checkNarrowestWidth } from './accessibility';
import { text, type Lang, type Translate } from './catalogue-text';
import { fillStorage, test as base, type StoredItems } from './shared-context';

export type FixtureOptions = {
  /** The language in which the application starts; set by the project. */
  lang: Lang;
};

/** Tags flows that do not depend on the language: they run in English. `layout.spec.ts` reads every screen in both languages. */
export const ONCE = { tag: '@once' };
/** Tags such flows that run in Japanese. */
export const ONCE_IN_JAPANESE = { tag: '@once-in-japanese' };

/** The console error of the one photo that is missing in the fixtures on purpose. */
export const LOST_PHOTO = /lost-photo/;

type Role = 'admin' | 'user';

type Fixtures = {
  /** The words of the running language. */
  t: Translate;
  /** Console errors that this flow provokes on purpose. Any other one fails the test. */
  allowConsole: (pattern: RegExp) => void;
  /** Signs in by the login page as one of the demonstration accounts, and waits for the shell. */
  signInByForm: (page: Page, role: Role) => Promise<void>;
  /** Opens `path`, the dashboard unless given, with the storage of a user who has signed in before, and waits for the shell. */
  signIn: (page: Page, role: Role, path?: string) => Promise<void>;
  /**
   * Fails where a page of 320 px scrolls sideways, and on each finding of axe on the current page, with best practices and the size of
   * targets, wide and light, narrow and dark. Axe runs in one language only, because its rules do not depend on it.
   */
  expectAccessible: (page: Page) => Promise<void>;
};

type WorkerFixtures = {
  /** The storage of the browser after a sign-in by the login page; read once for all flows of a worker. */
  storedSession: (role: Role) => Promise<StoredItems>;
};

async function fillLogin(page: Page, role: Role, lang: Lang): Promise<void> {
  const account = ACCOUNTS.find((entry) => entry.role === role);
  if (!account) throw new Error(`The mock API has no ${role} account`);
  const textbox = (key: MessageKey) => page.getByRole('textbox', { name: text(lang, key), exact: true });
  await page.goto('/');
  await textbox('auth:username').fill(account.username);
  await textbox('auth:password').fill(account.password);
  await page.getByRole('button', { name: text(lang, 'auth:submit'), exact: true }).click();
  await expectShell(page, lang);
}

/** Finds the menu also behind a dialog that is open from the start. */
async function expectShell(page: Page, lang: Lang): Promise<void> {
  const menu = { name: text(lang, 'shell:navigation'), includeHidden: true };
  await expect(page.getByRole('navigation', menu)).toBeVisible();
}

/** The mock API ends with its page: a call that is under way then reaches the file server, which has no API. */
function isFromLeftPage(text: string, url: string): boolean {
  return /status of 404/.test(text) && /\/api\//.test(url);
}

/** Browsers request it by themselves on pages without an icon. */
const FAVICON = /\/favicon\.ico$/;

/** Collects the errors in the console of a page and its uncaught errors. */
function collectErrors(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`Uncaught ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || FAVICON.test(url) || isFromLeftPage(message.text(), url)) return;
    problems.push(`${message.text()} (${url})`);
  });
}

export const test = base.extend<
  FixtureOptions & Fixtures & { problems: string[]; allowed: RegExp[] },
  WorkerFixtures
>({
  lang: ['en', { option: true }],

  problems: async ({}, use) => use([]),
  allowed: async ({}, use) => use([]),

  page: async ({ page, context, lang, problems, allowed }, use) => {
    const collect = (opened: Page) => collectErrors(opened, problems);
    await fillStorage(page, { lang });
    collect(page);
    context.on('page', collect);
    await use(page);
    context.off('page', collect);
    const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'the console shows no errors').toEqual([]);
  },

  t: async ({ lang }, use) => use((key, values) => text(lang, key, values)),

  allowConsole: async ({ allowed }, use) =>
    use((pattern) => {
      allowed.push(pattern);
    }),

  storedSession: [
    async ({ sharedContext }, use) => {
      const itemsByRole = new Map<Role, StoredItems>();
      await use(async (role) => {
        const stored = itemsByRole.get(role);
        if (stored) return stored;
        const page = await sharedContext.newPage();
        await fillStorage(page, { lang: 'en' });
        await fillLogin(page, role, 'en');
        const items = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
        await page.close();
        itemsByRole.set(role, items);
        return items;
      });
    },
    { scope: 'worker' },
  ],

  signInByForm: async ({ lang }, use) => use((page, role) => fillLogin(page, role, lang)),

  signIn: async ({ lang, storedSession }, use) =>
    use(async (page, role, path = paths.dashboard) => {
      await fillStorage(page, { ...(await storedSession(role)), lang });
      await page.goto(path);
      await expectShell(page, lang);
    }),

  expectAccessible: async ({ lang }, use, { tags }) => {
    const isForAxe = lang === 'en' || tags.includes(ONCE_IN_JAPANESE.tag);
    await use(async (page) => {
      if (isForAxe) await checkLooks(page);
      await checkNarrowestWidth(page);
    });
  },
});

export { expect };
