import type * as ScreenList from '../../src/app/screens.ts';
import type * as English from '../../src/i18n/locales/en/shell.ts';
import type * as Japanese from '../../src/i18n/locales/ja/shell.ts';
import type * as ScreenTypes from '../../src/session/app-screen.ts';
import { loadModule as load, withBrowser } from './load-module.ts';

export type Screen = {
  /** With `:name` where a record's id stands. */
  paths: string[];
  /** The module of the page, from the root of the project. */
  page: string;
  catalogues: string[];
  /** Path and body, as text, of what the page reads first. */
  readsFor: (me: { id: number; role: 1 | 2 }) => [path: string, body: string][];
};

/** A group of the main menu, by language. */
export type MenuWords = {
  isOfAdmins: boolean;
  words: Record<'en' | 'ja', { heading: string; items: string[] }>;
};

type MenuLabel = keyof typeof English.shell.menu;

/** The application's own list of its screens, and the words of its menu. */
export async function readScreens(): Promise<{ screens: Screen[]; menu: MenuWords[] }> {
  // All that the modules want when they are loaded.
  const window = { addEventListener: () => undefined };
  const [{ screens, addressesOf }, { MENU_GROUPS }, en, ja] = await withBrowser({ window }, () =>
    Promise.all([
      load<typeof ScreenList>('/src/app/screens.ts'),
      load<typeof ScreenTypes>('/src/session/app-screen.ts'),
      load<typeof English>('/src/i18n/locales/en/shell.ts'),
      load<typeof Japanese>('/src/i18n/locales/ja/shell.ts'),
    ]),
  );
  const all = Object.values(screens);
  return {
    screens: all.map((screen) => ({
      paths: addressesOf(screen),
      page: pageOf(screen.load),
      catalogues: screen.catalogues,
      readsFor: (me) =>
        (screen.firstReads?.(me) ?? []).map(({ path, body = {} }) => [path, JSON.stringify(body)]),
    })),
    menu: MENU_GROUPS.map((group, index) => {
      const labels = all.flatMap(({ menu }) =>
        [menu ?? []].flat().flatMap((entry) => (entry.group === group ? [entry.label] : [])),
      );
      const wordsOf = (words: Record<MenuLabel, string>) => ({
        heading: words[group],
        items: labels.map((label) => words[label]),
      });
      return { isOfAdmins: index > 0, words: { en: wordsOf(en.shell.menu), ja: wordsOf(ja.shell.menu) } };
    }),
  };
}

/** What the function imports when it is called. */
function pageOf(load: () => Promise<unknown>): string {
  const [, page] = /["']\/(src\/[^"']+)["']/.exec(load.toString()) ?? [];
  if (!page) throw new Error(`No page is imported by ${load.toString()}`);
  return page;
}
