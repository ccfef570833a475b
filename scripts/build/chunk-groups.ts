import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

type Module = { importedIds: readonly string[]; dynamicImporters: readonly string[] };
type Context = { getModuleInfo: (id: string) => Module | null };

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const PAGE = /^(features\/[^/]+|app)\/pages\/[\w-]+-(page|route)\.tsx$/;
const PAGES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => PAGE.test(file));

const LOGIN = 'app/pages/login-route.tsx';
const FRAME = 'app/shell/signed-in-layout.tsx';

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

const known = new Map<string, Set<string>>();

/** All that a file imports, directly or not, and not later. */
function importsOf(file: string, context: Context): Set<string> {
  const found = known.get(file) ?? new Set();
  function add(id: string): void {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  }
  if (!known.has(file)) add(SRC + file);
  known.set(file, found);
  return found;
}

/** A page that another page imports at once is a part of that page. */
const isPart = (file: string, context: Context) =>
  PAGE.test(file) && context.getModuleInfo(SRC + file)?.dynamicImporters.length === 0;

const whoImports = (files: string[], id: string, context: Context) =>
  files.filter((file) => importsOf(file, context).has(id) && !isPart(file, context));

/** A group of what at least so many of these files import. */
const group = (name: string, files: string[], least = 1) => ({
  debugName: name,
  name: (id: string, context: Context) => (whoImports(files, id, context).length >= least ? name : null),
});

/** What the pages of one feature share, and what a few pages share. */
function ofSomePages(id: string, context: Context): string | null {
  const pages = whoImports(PAGES, id, context);
  if (pages.length < 2) return null;
  const features = new Set(pages.map((page) => page.split('/')[1]));
  return features.size === 1 ? [...features].join() : 'some-pages';
}

/** What one page alone imports. */
function ofOnePage(id: string, context: Context): string | null {
  const [page, ...others] = whoImports(PAGES, id, context);
  return page && others.length === 0 ? basename(page, '.tsx') : null;
}

/**
 * What belongs together in one file. A group leaves what those before it have taken, and imports nothing of those behind it: files that
 * import each other in a circle do not start. Left alone, the bundler splits along every line at which some page uses a part of another
 * one: two dozen requests before a page is drawn.
 */
export const chunkGroups = [
  { debugName: 'words', name: wordsOf },
  group('core', ['main.tsx']),
  group('login', [LOGIN]),
  group('frame', [FRAME]),
  group('menus', ['ui/form/select-field.tsx']),
  group('pages', PAGES, 7),
  { debugName: 'some pages', name: ofSomePages },
  { debugName: 'one page', name: ofOnePage },
  { name: 'later', test: /\/(src\/(?!i18n\/locales)|node_modules\/)/, minShareCount: 4 },
];
