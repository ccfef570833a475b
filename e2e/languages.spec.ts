import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';
import { text, type Lang } from './support/catalogue-text';
import { countCalls, openInPlace, screens } from './support/screens';

/** What is the same in both languages: the names of product and company, and how a time is typed. */
const KNOWN = ['Staff Reporting', 'Example Company', 'Development Team', 'HH:MM'];

const SCREENS = screens('2026-11-01', '2026-11-20');

/** Answers what is read and heard on the page in the other language; what people typed is no word of ours. */
function foreignWords(known: readonly string[]): string[] {
  const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title', 'alt'];
  const TABLES = [
    'staff',
    'projects',
    'tasks',
    'leaves',
    'skill_sheets',
    'tech_stacks',
    'responsibilities',
    'grades',
    'positions',
    'japanese_levels',
  ] as const;
  const { lang } = document.documentElement;
  const isForeign = (text: string) =>
    lang === 'en'
      ? /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text)
      : /[A-Za-z]{2,}[\s,;:.]+[A-Za-z]{2,}/.test(text);
  const typed = TABLES.flatMap((table) =>
    (window.mockApi?.rows(table) ?? []).flatMap((row) =>
      Object.values(row).filter((value) => typeof value === 'string' && isForeign(value)),
    ),
  );
  const texts = [...known, ...new Set(typed.map(String))].toSorted((a, b) => b.length - a.length);
  const ours = (text: string) => texts.reduce((rest, one) => rest.replaceAll(one, '…'), text);

  const isOfPage = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === lang;
  const read = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isOfPage(node.parentElement) && !node.parentElement?.closest('script, style, noscript'))
      read.push(node.textContent ?? '');
  for (const element of document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join()))
    if (isOfPage(element)) read.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
  return [...new Set(read)].filter((text) => isForeign(ours(text)));
}

async function switchLanguage(page: Page, lang: Lang): Promise<void> {
  // Also behind a drawer.
  await page.evaluate(
    (wanted) => document.querySelector<HTMLElement>(`button[lang=${wanted}]`)?.click(),
    lang,
  );
  await expect(page.locator(`html[lang=${lang}]`)).toBeAttached();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test.describe.configure({ timeout: 300_000 });

test(
  'every screen speaks one language, with its dialogs and refusals',
  ONCE,
  async ({ page, signIn, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.addInitScript(countCalls);
    await page.goto('/?mock=frozen:2026-11-20');
    await expect(page.locator('button[lang]')).toBeVisible();
    for (const lang of ['ja', 'en'] as const) {
      await switchLanguage(page, lang);
      expect.soft(await page.evaluate(foreignWords, KNOWN), `Login, ${lang}`).toEqual([]);
    }
    await signIn(page, 'admin', paths.card);
    const main = page.getByRole('main');
    const submit = main.locator('form button[type=submit]').first();
    const lastOfRow = main.locator('button.row-action').last();
    /** What opens more words on a screen, one after the other. */
    const openers: Record<string, (lang: Lang) => Locator[]> = {
      Dashboard: (lang) => [
        page.locator('header [aria-haspopup=menu]'),
        page.getByRole('button', { name: text(lang, 'shell:settings.open') }),
      ],
      Members: (lang) => [
        page.getByRole('button', { name: text(lang, 'exporting:payroll.label'), exact: true }),
        lastOfRow,
      ],
      'New member': () => [submit],
      'Leave registration': () => [submit],
      'Reporting setting': (lang) => [
        page.getByRole('button', { name: text(lang, 'reporting:setting.edit'), exact: true }).first(),
      ],
      Projects: () => [lastOfRow, submit],
      Fines: () => [submit, lastOfRow],
      'New skill sheet': () => [submit],
      'Weekly work time': (lang) => [page.getByRole('button', { name: text(lang, 'exporting:fileTypes') })],
    };
    for (const [name, path] of Object.entries(SCREENS)) {
      await openInPlace(page, path);
      for (const lang of ['en', 'ja'] as const) {
        await switchLanguage(page, lang);
        const found = await page.evaluate(foreignWords, KNOWN);
        for (const opener of openers[name]?.(lang) ?? []) {
          await opener.click();
          found.push(...(await page.evaluate(foreignWords, KNOWN)));
          await page.keyboard.press('Escape');
          await expect(page.locator('.MuiModal-root:not([aria-hidden])')).toHaveCount(0);
        }
        expect.soft(found, `${name}, ${lang}`).toEqual([]);
      }
    }
  },
);
