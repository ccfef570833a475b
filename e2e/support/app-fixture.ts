import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { paths } from '../../src/config/paths';
import type { MessageKey } from '../../src/i18n/catalogue';
import { ACCOUNTS } from '../../src/mock-api/accounts';
import { text, type Lang } from './catalogue-text';
import { fillStorage, test as base, type StoredItems } from './shared-context';

export type FixtureOptions = {
  /** The language in which the application starts; set by the project. */
  lang: Lang;
};

/** For flows in which words, widths and letters take no part: `layout.spec.ts` reads every screen in both languages. */
export const ONCE = { tag: '@once' };
/** The same, run in Japanese. */
export const ONCE_IN_JAPANESE = { tag: '@once-in-japanese' };

type Role = 'admin' | 'user';

type Fixtures = {
  /** The words of the running language. */
  t: (key: MessageKey, values?: Record<string, string | number>) => string;
  /** Console errors that this flow provokes on purpose. Any other one fails the test. */
  allowConsole: (pattern: RegExp) => void;
  /** Signs in by the login page as one of the demonstration accounts, and waits for the shell. */
  signInByForm: (page: Page, role: Role) => Promise<void>;
  /** Opens `path`, at first the dashboard, as somebody who has signed in before, and waits for the shell. */
  signIn: (page: Page, role: Role, path?: string) => Promise<void>;
  /**
   * Fails on content that a page of 320 px cuts off, and on any finding of axe on what the page shows
   * now, best practices and the size of targets among them, wide and narrow, light and dark. In one language only: what axe looks at has none.
   */
  expectAccessible: (page: Page) => Promise<void>;
};

type WorkerFixtures = {
  /** What a browser keeps of somebody who has signed in by the login page; asked once for all flows of a worker. */
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

/** Also behind a dialog that is open from the start. */
async function expectShell(page: Page, lang: Lang): Promise<void> {
  const menu = { name: text(lang, 'shell:navigation'), includeHidden: true };
  await expect(page.getByRole('navigation', menu)).toBeVisible();
}

/**
 * Whoever leaves a page ends its calls. The mock API dies with the page; what was under way reaches the server of the
 * files, which has no API.
 */
function isOfLeftPage(text: string, url: string): boolean {
  return /status of 404/.test(text) && /\/api\//.test(url);
}

/** Browsers ask for it by themselves where a page names no other. */
const FAVICON = /\/favicon\.ico$/;

/** Follows a page's console and its uncaught errors. */
function watchErrors(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`Uncaught ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || FAVICON.test(url) || isOfLeftPage(message.text(), url)) return;
    problems.push(`${message.text()} (${url})`);
  });
}

/** Contrast measured in the middle of a fade is wrong: those aside that are endless or follow a scroll, all animations must have ended. */
async function animationsToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What a new mode or width sets off is known a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ timeline, effect }) => {
      const isTimed = timeline instanceof DocumentTimeline;
      return isTimed && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

const WIDE = 1280;
const NARROW = 390;
/** As wide as a page of 1280 px at 400 %: it may scroll down, never sideways. */
const NARROWEST = { width: 320, height: 640 };
/** The mode changes colours and nothing else, the width all but colours: two looks show all. */
const LOOKS = [
  { width: WIDE, mode: 'light' },
  { width: NARROW, mode: 'dark' },
];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Colours hang on one attribute of the document (see docs/decisions), so that no reload is needed. */
async function setMode(page: Page, mode = 'light'): Promise<void> {
  await page.evaluate((value) => void (document.documentElement.dataset.colorScheme = value), mode);
}

async function findings(page: Page): Promise<string[]> {
  await animationsToEnd(page);
  const isKnown = await page.evaluate(() => 'axe' in window);
  if (!isKnown) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      rules: {
        'target-size': { enabled: true },
        // An open menu lies over the page, in no landmark of it.
        region: { enabled: !document.querySelector('[role=menu]') },
      },
    }),
  );
  return violations
    .map(({ nodes, ...rule }) => ({ ...rule, nodes: nodes.filter((node) => !isBeneathBar(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`);
}

/** A target that lies partly beneath a bar at the foot: scrolled a little further it does not. `layout.spec.ts` looks after what has the focus. */
const isBeneathBar = ({ any }: axe.NodeResult) =>
  any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured');

export const test = base.extend<
  FixtureOptions & Fixtures & { problems: string[]; allowed: RegExp[] },
  WorkerFixtures
>({
  lang: ['en', { option: true }],

  problems: async ({}, use) => use([]),
  allowed: async ({}, use) => use([]),

  page: async ({ page, context, lang, problems, allowed }, use) => {
    const watch = (opened: Page) => watchErrors(opened, problems);
    await fillStorage(page, { lang });
    watch(page);
    context.on('page', watch);
    await use(page);
    context.off('page', watch);
    const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'the console shows no errors').toEqual([]);
  },

  t: async ({ lang }, use) => use((key, values) => text(lang, key, values)),

  allowConsole: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),

  storedSession: [
    async ({ sharedContext }, use) => {
      const known = new Map<Role, StoredItems>();
      await use(async (role) => {
        const stored = known.get(role);
        if (stored) return stored;
        const page = await sharedContext.newPage();
        await fillStorage(page, { lang: 'en' });
        await fillLogin(page, role, 'en');
        const items = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
        await page.close();
        known.set(role, items);
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
      const size = page.viewportSize();
      const shownMode = await page.evaluate(() => document.documentElement.dataset.colorScheme);
      for (const { width, mode } of isForAxe ? LOOKS : []) {
        await page.setViewportSize({ width, height: 900 });
        await setMode(page, mode);
        expect.soft(await findings(page), `axe, ${width} px, ${mode}`).toEqual([]);
      }
      await page.setViewportSize(NARROWEST);
      // What a narrow window shows in another way is drawn a moment after the size is set.
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: 'the narrowest page does not scroll sideways',
        })
        .toBeLessThanOrEqual(NARROWEST.width);
      if (size) await page.setViewportSize(size);
      await setMode(page, shownMode);
      // What floats finds its place again a frame later; a press on its way would miss it.
      await animationsToEnd(page);
    });
  },
});

export { expect };
