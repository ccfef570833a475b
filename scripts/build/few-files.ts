import type { Plugin } from 'vite';

const LOGIN = /\/src\/app\/login-screen\.tsx$/;
const SIGNED_IN = /\/src\/app\/signed-in-app\.tsx$/;
const PAGE = /\/src\/(?:features\/([^/]+)|app)\/pages\/[^/]+\.tsx$/;
const WORDS = /\/src\/i18n\/locales\/(\w+)\/(\w+)\.ts$/;
/** Catalogues that one page or another needs together. */
const WORDS_TOGETHER: Record<string, string[]> = {
  words: ['shell', 'drafts', 'exporting', 'saving', 'toasts'],
  'words-of-days': ['dashboard', 'leave', 'fines'],
  'words-of-people': ['members', 'card'],
};

/** A part that so many pages share arrives with the frame around them. */
const NEARLY_ALL = 16;
/** A page that reaches it lets people choose, as the one that is opened most. */
const CHOICE = /\/src\/ui\/form\/picker\.tsx$/;
/** A page without it lets nobody fill in a form, and waits for nothing that only those need which do. */
const FORM = /\/node_modules\/react-hook-form\//;
const MUI_FRAME = /\/src\/theme\/app-theme\.tsx$/;
const MUI = /\/node_modules\/(?:@mui|@emotion)\//;
/** Of all that is drawn by MUI, what so many pages need arrives together. */
const MANY_OF_MUI = 6;
/** All of ours are in the one style sheet that stands in `index.html`. */
const OWN_STYLES = /\/src\/[^?]+\.css(?:\?|$)/;
/** The page that is opened most, and has a form, needs little of what lists are made of. */
const MOST_OPENED = 'reporting';
/** What the frame fetches to draw it a moment after the page: it must not pull the files of other pages along. */
const DRAWN_LATER =
  /\/src\/(?:features\/dashboard\/components\/month\/days-chip|app\/palette\/palette-door)\.tsx$/;

/** Stands for the feature of pages of the application itself, which put features together. */
const APP = 'app-pages';
/** What so many pages of one feature share is theirs, also where the application's own pages need it. */
const MANY = 4;

/** In the order in which they take their modules: what stands in one of them is not taken along by a later one. */
const GROUPS = ['core', 'login', 'app', 'shared', 'lists', 'mui', 'hours'];

/**
 * Puts what belongs together into one file. Left alone, the bundler splits along every line at which some page uses a part
 * of another one: two dozen requests before a page stands.
 */
export function fewFiles(): Plugin {
  const groupOf = new Map<string, string>();
  const group = (name: string) => ({ name, test: (id: string) => groupOf.get(id) === name });
  const others = { debugName: 'others', name: (id: string) => groupOf.get(id) ?? null };
  return {
    name: 'few-files',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [...GROUPS.map(group), others] } } } },
    }),
    buildEnd() {
      const ids = [...this.getModuleIds()];

      const reached = (roots: string[], way: 'importedIds' | 'importers'): Set<string> => {
        const found = new Set<string>();
        const visit = (id: string) => {
          if (found.has(id)) return;
          found.add(id);
          this.getModuleInfo(id)?.[way].forEach(visit);
        };
        roots.forEach(visit);
        return found;
      };
      const arriveWith = (roots: string[]) => reached(roots, 'importedIds');
      const isFetchedLater = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

      const entry = arriveWith(ids.filter((id) => this.getModuleInfo(id)?.isEntry));
      const login = arriveWith(ids.filter((id) => LOGIN.test(id)));
      const signedIn = arriveWith(ids.filter((id) => SIGNED_IN.test(id)));
      const muiFrame = arriveWith(ids.filter((id) => MUI_FRAME.test(id)));
      const drawnByMui = reached(
        ids.filter((id) => MUI.test(id)),
        'importers',
      );
      const drawnLater = arriveWith(ids.filter((id) => DRAWN_LATER.test(id)));
      const pages = ids
        .filter((id) => PAGE.test(id) && isFetchedLater(id))
        .map((id) => {
          const parts = arriveWith([id]);
          return {
            id,
            name: /([^/]+)\.tsx$/.exec(id)?.[1] ?? APP,
            feature: PAGE.exec(id)?.[1] ?? APP,
            parts,
            hasChoice: [...parts].some((part) => CHOICE.test(part)),
            hasForm: [...parts].some((part) => FORM.test(part)),
          };
        });
      const later = arriveWith(
        ids.filter((id) => isFetchedLater(id) && ![LOGIN, SIGNED_IN, PAGE].some((kind) => kind.test(id))),
      );

      const nameFor = (id: string): string | null => {
        const [, language, catalogue = ''] = WORDS.exec(id) ?? [];
        const [together] = Object.keys(WORDS_TOGETHER).filter((name) =>
          WORDS_TOGETHER[name]?.includes(catalogue),
        );
        if (together) return `${together}-${language}`;
        const users = pages.filter(({ parts }) => parts.has(id));
        const features = new Set(users.map(({ feature }) => feature));
        if (OWN_STYLES.test(id)) return 'core';
        if (entry.has(id) || (login.has(id) && signedIn.has(id))) return 'core';
        if (login.has(id)) return users.length > 1 ? 'core' : 'login';
        if (signedIn.has(id)) return 'app';
        const isOfMui = drawnByMui.has(id);
        if (muiFrame.has(id) || (isOfMui && users.length >= MANY_OF_MUI)) return 'mui';
        if (users.length >= NEARLY_ALL) return 'app';
        const shared = users.every(({ hasForm }) => hasForm) ? 'shared' : 'app';
        if (users.length > 0 && drawnLater.has(id)) return shared;
        // What one page alone needs stands in its own file, unless a part that it fetches later needs it too.
        if (users.length === 0 || (users.length === 1 && !later.has(id))) return null;
        if (users.length === 1) return users[0]?.name ?? null;
        if (features.size === 1) return [...features].join();
        const [only = APP, ...others] = [...features].filter((feature) => feature !== APP);
        if (others.length === 0 && users.length > MANY) return only;
        if (isOfMui) return 'mui';
        if (users.every(({ hasChoice }) => hasChoice) || features.has(MOST_OPENED)) return shared;
        // All that have a form but the one that is opened most are drawn by MUI.
        return users.every(({ hasForm }) => hasForm) ? 'mui' : 'lists';
      };
      for (const id of ids) {
        const name = nameFor(id);
        if (name) groupOf.set(id, name);
      }
      // A page that has such a file stands in it.
      const names = new Set(groupOf.values());
      for (const { id, name } of pages) if (names.has(name)) groupOf.set(id, name);
    },
  };
}
