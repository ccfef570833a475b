// Assigns each module to a file of the build, for vite.config.ts.
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
/** The modules behind forms and tables, which not all pages need. */
const FORM = `${SRC}ui/form/use-app-form.ts`;
const TABLE = `${SRC}ui/data-table/data-table.tsx`;
/** A lazy module of the member form shares it with the page of cards, and must not fetch that page. */
const PICTURES = `${SRC}lib/picture-canvas.ts`;
const PALETTE = `${SRC}app/palette/palette-dialog.tsx`;
/** Catalogues that one page or another needs together. */
const WORDS: Record<string, string[]> = {
  words: ['shell', 'drafts', 'exporting', 'saving', 'toasts'],
  'words-of-days': ['dashboard', 'leave', 'fines'],
  'words-of-people': ['members', 'card'],
};

const importsByFile = new Map<string, Set<string>>();

/** The file and all modules that it imports statically, directly or not. */
function collectImports(file: string, context: Context): Set<string> {
  const cached = importsByFile.get(file);
  if (cached) return cached;
  const imports = new Set<string>();
  function add(id: string): void {
    if (imports.has(id)) return;
    imports.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  }
  add(file);
  importsByFile.set(file, imports);
  return imports;
}

/**
 * The file of a module. The files are layers in the order of this function, and none imports a later one: files that import each
 * other in a circle do not start. By its own rules the bundler makes a file for every set of pages that share a module: two dozen
 * requests before a page is drawn.
 */
function chooseChunk(id: string, context: Context): string | null {
  const [, language, catalogue = ''] = /\/src\/i18n\/locales\/(\w+)\/(\w+)\.ts$/.exec(id) ?? [];
  const words = Object.keys(WORDS).find((group) => WORDS[group]?.includes(catalogue));
  if (words) return `${words}-${language}`;

  const isImportedBy = (file: string) => collectImports(file, context).has(id);
  // A page that another page imports statically is a part of that page.
  const pages = PAGES.filter(
    (page) => isImportedBy(page) && context.getModuleInfo(page)?.dynamicImporters.length,
  );

  if (isImportedBy(`${SRC}main.tsx`)) return 'core';
  if (isImportedBy(`${SRC}app/shell/signed-in-layout.tsx`)) return 'frame';
  if (id === PICTURES) return 'pictures';
  if (pages.length === 0) return /features\/[\w-]+\/[\w-]+-commands\.ts$/.test(id) ? 'commands' : null;
  const [firstPage = ''] = pages;
  // In one file, the palette would fetch and run the whole page for the part that both share.
  if (pages.length === 1) return basename(firstPage, '.tsx') + (isImportedBy(PALETTE) ? '-in-palette' : '');
  const [firstFeature = '', ...otherFeatures] = new Set(pages.map(featureName));
  if (otherFeatures.length === 0) return firstFeature;
  // Members and ID cards share the fields and the writes of a member; other pages do not need them.
  if (featureName(id) === 'members' && otherFeatures.length === 1) return 'member-record';
  const allImport = (file: string) => pages.every((page) => collectImports(page, context).has(file));
  if (allImport(FORM)) return 'fields';
  if (allImport(TABLE)) return 'tables';
  // Each file is a request: modules that most pages need come with the frame.
  return pages.length > 5 ? 'frame' : 'some-pages';
}

function featureName(file: string): string | undefined {
  return file.slice(SRC.length).split('/')[1];
}

export const chunkGroups = [
  { debugName: 'pages', name: chooseChunk },
  { name: 'later', test: /\/(src\/(?!i18n\/locales)|node_modules\/)/, minShareCount: 4 },
];
