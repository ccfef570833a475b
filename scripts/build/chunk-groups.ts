import { fileURLToPath } from 'node:url';

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Catalogues that one page or another needs together. */
const WORDS: Record<string, string[]> = {
  words: ['shell', 'drafts', 'exporting', 'saving', 'toasts'],
  'words-of-days': ['dashboard', 'leave', 'fines'],
  'words-of-people': ['members', 'card'],
};

function wordsOf(id: string): string | null {
  const [, language, catalogue = ''] = /\/src\/i18n\/locales\/(\w+)\/(\w+)\.ts$/.exec(id) ?? [];
  const name = Object.keys(WORDS).find((group) => WORDS[group]?.includes(catalogue));
  return name ? `${name}-${language}` : null;
}

/** A group of all that these modules import, directly or not. */
function importsOf(name: string, ...roots: string[]) {
  const found = new Set<string>();
  function add(id: string, context: Context): void {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach((imported) => add(imported, context));
  }
  const rootIds = roots.map((root) => fileURLToPath(new URL(`../../src/${root}`, import.meta.url)));
  return {
    debugName: name,
    name(id: string, context: Context) {
      rootIds.forEach((root) => add(root, context));
      return found.has(id) ? name : null;
    },
  };
}

/**
 * What belongs together in one file; a group leaves what those before it have taken. Left alone, the bundler splits along every line at which
 * some page uses a part of another one: two dozen requests before a page is drawn.
 */
export const chunkGroups = [
  { debugName: 'words', name: wordsOf },
  importsOf('core', 'main.tsx'),
  importsOf('login', 'app/pages/login-route.tsx'),
  importsOf('frame', 'app/providers.tsx', 'app/shell/signed-in-layout.tsx'),
  // Of pages and lazy components together there are a hundred.
  { name: 'shared', test: /\/(src|node_modules)\//, minShareCount: 8 },
  { name: 'icons', test: /\/@mui\/icons-material\//, minShareCount: 3 },
  {
    name: 'mui',
    test: /\/node_modules\/(@mui|@emotion|react-transition-group|@popperjs)\//,
    minShareCount: 5,
  },
  { name: 'parts', test: /\/src\/(ui|lib|i18n|session|api|excel)\//, minShareCount: 5 },
  {
    debugName: 'features',
    name: (id: string) => /\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? null,
    minShareCount: 3,
  },
];
