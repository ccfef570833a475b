import * as z from 'zod/mini';
import { VIEW_PATHS } from './view-paths';

/** Longer ones are cut by mail programs and servers. */
const LONGEST_SEARCH = 2000;
export const LONGEST_NAME = 60;

const viewSchema = z.object({
  id: z.string(),
  path: z.string().check(z.refine((path) => VIEW_PATHS.includes(path))),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME)),
  /** `?` with what follows it in the address, or nothing. */
  search: z.string().check(z.regex(/^(\?.*)?$/), z.maxLength(LONGEST_SEARCH)),
  isDefault: z.boolean(),
});

const fileSchema = z.object({ version: z.literal(1), views: z.array(z.unknown()) });

export type SavedView = z.output<typeof viewSchema>;

export type SavedViews = readonly SavedView[];

/** A search without some of its fields. */
export function searchWithout(search: string, isLeftOut: (name: string) => boolean): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (isLeftOut(name)) params.delete(name);
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** What of an address is the view: not which page was open, nor the record in a form. */
export function viewSearch(search: string): string {
  return searchWithout(search, (name) => /^(?:.+-)?page$|^edit$/.test(name));
}

/** Adds a view; one of the same name on the same screen takes it over. */
export function addView(
  views: SavedViews,
  { path, name, search }: Pick<SavedView, 'path' | 'name' | 'search'>,
  id: string,
): SavedViews {
  const isSame = (view: SavedView) => view.path === path && view.name === name.trim();
  if (views.some(isSame)) return views.map((view) => (isSame(view) ? { ...view, search } : view));
  return [...views, { id, path, name: name.trim(), search, isDefault: false }];
}

export function renameView(views: SavedViews, id: string, name: string): SavedViews {
  return views.map((view) => (view.id === id ? { ...view, name: name.trim() } : view));
}

/** Takes a view out; `restore` puts it back where it was. */
export function removeView(views: SavedViews, id: string) {
  const at = views.findIndex((view) => view.id === id);
  return {
    left: views.filter((view) => view.id !== id),
    restore: (now: SavedViews): SavedViews => now.toSpliced(at, 0, ...views.slice(at, at + 1)),
  };
}

/** Makes a view the default of its screen, or no longer. */
export function toggleDefault(views: SavedViews, id: string): SavedViews {
  const starred = views.find((view) => view.id === id);
  return views.map((view) => {
    if (view.path !== starred?.path) return view;
    return { ...view, isDefault: view.id === id && !view.isDefault };
  });
}

/** What the address of a screen is to hold on arrival; null where nobody wished for something. */
export function defaultSearch(views: SavedViews, path: string): string | null {
  return views.find((view) => view.path === path && view.isDefault)?.search ?? null;
}

/** The views as a file. */
export function toViewFile(views: SavedViews): string {
  return JSON.stringify({ version: 1, views }, null, 2);
}

/** What a file holds, without what makes no sense here, as a view of a screen that is no more; null for one that is none of ours. */
export function parseViewFile(text: string): SavedViews | null {
  try {
    const { views } = fileSchema.parse(JSON.parse(text));
    const known = views.flatMap((view) => viewSchema.safeParse(view).data ?? []);
    return known.length > 0 || views.length === 0 ? known : null;
  } catch {
    return null;
  }
}

/** Adds those of a file. What is there already stays, and so do the defaults. */
export function takeOver(mine: SavedViews, theirs: SavedViews, newId: () => string): SavedViews {
  const isSaved = (view: SavedView) =>
    mine.some(({ path, name }) => path === view.path && name === view.name);
  const added = theirs.filter((view) => !isSaved(view));
  return [...mine, ...added.map((view) => ({ ...view, id: newId(), isDefault: false }))];
}
