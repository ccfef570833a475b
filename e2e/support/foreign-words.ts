import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '../../src/i18n/catalogue';
import { text, type Lang } from './catalogue-text';
import { expect } from './app-fixture';

/** What is the same in both languages: the names of product, company and other tools, and how a time is typed. */
const KNOWN = [
  'Staff Reporting',
  'Example Company',
  'Development Team',
  'HH:MM',
  'holidays.json',
  'work-patterns.json',
  'Toggl Track',
];

/** Answers what is read and heard on the page in the other language; what people typed is no word of ours. */
function findForeignWords(known: readonly string[]): string[] {
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
  // What people typed is looked for only where there is something to be said: that is what takes long.
  return [...new Set(read)].filter((text) => isForeign(text) && isForeign(ours(text)));
}

/** What is read and heard on the page in the other language. */
export const foreignWords = (page: Page): Promise<string[]> => page.evaluate(findForeignWords, KNOWN);

const submit = (page: Page) => page.getByRole('main').locator('form button[type=submit]').first();
const lastOfRow = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Delete|削除$/ })
    .last();
const button = (key: MessageKey) => (page: Page, lang: Lang) =>
  page.getByRole('button', { name: text(lang, key), exact: true }).first();

/** What opens more words on a screen, one after the other. */
const OPENERS: Record<string, ((page: Page, lang: Lang) => Locator)[]> = {
  Dashboard: [(page) => page.locator('header [aria-haspopup=menu]'), button('shell:settings.open')],
  Members: [button('exporting:export'), lastOfRow],
  'New member': [submit],
  'Leave registration': [submit],
  'Reporting setting': [button('reporting:setting.edit')],
  Projects: [lastOfRow, submit],
  Fines: [submit, lastOfRow],
  'New skill sheet': [submit],
  'Weekly work time': [button('exporting:export')],
};

/** Whether something on a screen opens more words. */
export const hasMoreWords = (name: string): boolean => name in OPENERS;

/** The same for the dialogs, menus and refusals of a screen. */
export async function foreignWordsBehind(page: Page, name: string, lang: Lang): Promise<string[]> {
  const found: string[] = [];
  const opened = page.locator('[role$=dialog], [role=menu]').filter({ visible: true });
  for (const opener of OPENERS[name] ?? []) {
    await opener(page, lang).click();
    // It may be fetched at the press: closed before it is there, it would stay.
    if (opener !== submit) await expect(opened).not.toHaveCount(0);
    found.push(...(await foreignWords(page)));
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  return found;
}
