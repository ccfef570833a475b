import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

type Module = { importedIds: readonly string[]; dynamicImporters: readonly string[] };
type Context = { getModuleInfo: (id: string) => Module | null };

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const PAGE = /^(features\/[^/]+|app)\/pages\/[\w-]+-(page|route)\.tsx$/;
const PAGES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => PAGE.test(file))
  .map((file) => SRC + file);
/** What makes forms and tables: not all pages need them. */
const FORM = `${SRC}ui/form/use-app-form.ts`;
const TABLE = `${SRC}ui/data-table/data-table.tsx`;
const PALETTE = `${SRC}app/palette/palette-dialog.tsx`;
/** Catalogues that one page or another needs together. */
const WORDS: Record<string, string[]> = {
  words: ['shell', 'drafts', 'exporting', 'saving', 'toasts'],
  'words-of-days': ['dashboard', 'leave', 'fines'],
  'words-of-people': ['members', 'card'],
};

const known = new Map<string, Set<string>>();

/** The file and all that it imports, directly or not, and not later. */
function importsOf(file: string, context: Context): Set<string> {
  const found = known.get(file) ?? new Set();
  function add(id: string): void {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  }
  if (!known.has(file)) add(file);
  known.set(file, found);
  return found;
}

/**
 * The file that a module comes in. The files make layers, of which none imports one that is further down here: files that import each
 * other in a circle do not start. Left alone, the bundler splits along every line at which some page uses a part of another one: two
 * dozen requests before a page is drawn.
 */
export function chunkOf(id: string, context: Context): string | null {
  const [, language, catalogue = ''] = /\/src\/i18n\/locales\/(\w+)\/(\w+)\.ts$/.exec(id) ?? [];
  const words = Object.keys(WORDS).find((group) => WORDS[group]?.includes(catalogue));
  if (words) return `${words}-${language}`;

  const isIn = (file: string) => importsOf(file, context).has(id);
  // A page that another page imports at once is a part of that page.
  const pages = PAGES.filter((page) => isIn(page) && context.getModuleInfo(page)?.dynamicImporters.length);

  if (isIn(`${SRC}main.tsx`)) return 'core';
  if (isIn(`${SRC}app/shell/signed-in-layout.tsx`)) return 'frame';
  if (pages.length === 0) return /features\/[\w-]+\/[\w-]+-commands\.ts$/.test(id) ? 'commands' : null;
  // The palette would fetch and run the whole file of a page for the part that it shares with it.
  if (pages.length === 1) return basename(pages[0] ?? '', '.tsx') + (isIn(PALETTE) ? '-in-palette' : '');
  const features = new Set(pages.map((page) => page.slice(SRC.length).split('/')[1]));
  if (features.size === 1) return [...features].join();
  const need = (part: string) => pages.every((page) => importsOf(page, context).has(part));
  if (need(FORM)) return 'fields';
  if (need(TABLE)) return 'tables';
  // One file with what most pages need beside the frame: each file is a request.
  return pages.length > 5 ? 'frame' : 'some-pages';
}

export const chunkGroups = [
  { debugName: 'pages', name: chunkOf },
  { name: 'later', test: /\/(src\/(?!i18n\/locales)|node_modules\/)/, minShareCount: 4 },
];
