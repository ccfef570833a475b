import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '../../src/i18n/catalogue';
import { text, type Lang } from './catalogue-text';
import { expect } from './app-fixture';

/**
 * Words that are the same in both languages: names of product, company and other tools, the format of a time, and the name
 * of the language to switch to.
 */
const COMMON_WORDS = [
  '日本語',
  'Staff Reporting',
  'Example Company',
  'Development Team',
  'HH:MM',
  'holidays.json',
  'work-patterns.json',
  'Toggl Track',
];

/** Runs in the page: finds texts and labels in the other language, except common words and typed data. */
function findForeignWords(commonWords: readonly string[]): string[] {
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
  const exceptions = [...commonWords, ...new Set(typed.map(String))].toSorted((a, b) => b.length - a.length);
  const removeExceptions = (text: string) =>
    exceptions.reduce((rest, exception) => rest.replaceAll(exception, '…'), text);

  const hasPageLanguage = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') === lang;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (hasPageLanguage(node.parentElement) && !node.parentElement?.closest('script, style, noscript'))
      texts.push(node.textContent ?? '');
  for (const element of document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join()))
    if (hasPageLanguage(element)) texts.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
  // The removal of exceptions takes long, and only foreign texts need it.
  return [...new Set(texts)].filter((text) => isForeign(text) && isForeign(removeExceptions(text)));
}

/** The texts and labels of the page in the other language. */
export const foreignWords = (page: Page): Promise<string[]> => page.evaluate(findForeignWords, COMMON_WORDS);

const submit = (page: Page) => page.getByRole('main').locator('form button[type=submit]').first();
const lastDelete = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Delete|削除$/ })
    .last();
const button = (key: MessageKey) => (page: Page, lang: Lang) =>
  page.getByRole('button', { name: text(lang, key), exact: true }).first();

/** The controls of a screen that show more words, in their order. */
const OPENERS: Record<string, ((page: Page, lang: Lang) => Locator)[]> = {
  Dashboard: [(page) => page.locator('header [aria-haspopup=menu]'), button('shell:settings.open')],
  Members: [button('exporting:export'), lastDelete],
  'New member': [submit],
  'Leave registration': [submit],
  'Reporting setting': [button('reporting:setting.edit')],
  Projects: [lastDelete, submit],
  Fines: [submit, lastDelete],
  'New skill sheet': [submit],
  'Weekly work time': [button('exporting:export')],
};

/** True where a control of the screen shows more words. */
export const hasMoreWords = (name: string): boolean => name in OPENERS;

/** The same for the dialogs, menus and error messages of a screen. */
export async function foreignWordsBehind(page: Page, name: string, lang: Lang): Promise<string[]> {
  const found: string[] = [];
  const opened = page.locator('[role$=dialog], [role=menu]').filter({ visible: true });
  for (const opener of OPENERS[name] ?? []) {
    await opener(page, lang).click();
    // The code of a dialog may be fetched at the press: Escape before it is open would not close it.
    if (opener !== submit) await expect(opened).not.toHaveCount(0);
    found.push(...(await foreignWords(page)));
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  return found;
}
