import * as z from 'zod/mini';
import { VIEW_PATHS } from './view-paths';

/** Mail programs and servers cut longer addresses. */
export const LONGEST_SEARCH = 2000;
export const LONGEST_NAME = 60;

const viewSchema = z.object({
  id: z.string(),
  path: z.string().check(z.refine((path) => VIEW_PATHS.includes(path))),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME)),
  /** The search part of the address with its `?`, or ''. */
  search: z.string().check(z.regex(/^(\?.*)?$/), z.maxLength(LONGEST_SEARCH)),
  isDefault: z.boolean(),
});

const fileSchema = z.object({ version: z.literal(1), views: z.array(z.unknown()) });

export type SavedView = z.output<typeof viewSchema>;

export type SavedViews = readonly SavedView[];

export function searchWithout(search: string, isOmitted: (name: string) => boolean): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()].filter(isOmitted)) params.delete(name);
  return params.size > 0 ? `?${params.toString()}` : '';
}

const PAGE_OR_EDITED = /^(?:.+-)?page$|^edit$/;

/** The part of an address that a view saves: without the page number and the edited record. */
export function viewSearch(search: string): string {
  return searchWithout(search, (name) => PAGE_OR_EDITED.test(name));
}

type ViewName = Pick<SavedView, 'path' | 'name'>;

const hasName = (view: SavedView, { path, name }: ViewName) =>
  view.path === path && view.name === name.trim();

export const isNameTaken = (views: SavedViews, wanted: ViewName): boolean =>
  views.some((view) => hasName(view, wanted));

export function addView(
  views: SavedViews,
  { path, name, search }: Pick<SavedView, 'path' | 'name' | 'search'>,
  id: string,
): SavedViews {
  if (isNameTaken(views, { path, name }))
    return views.map((view) => (hasName(view, { path, name }) ? { ...view, search } : view));
  return [...views, { id, path, name: name.trim(), search, isDefault: false }];
}

export function renameView(views: SavedViews, id: string, name: string): SavedViews {
  return views.map((view) => (view.id === id ? { ...view, name: name.trim() } : view));
}

export function removeView(views: SavedViews, id: string): SavedViews {
  return views.filter((view) => view.id !== id);
}

/** Puts a removed view back at its index, as the default only where the screen has no other by now. */
export function restoreView(views: SavedViews, view: SavedView, index: number): SavedViews {
  const isDefault = view.isDefault && defaultSearch(views, view.path) === null;
  return views.toSpliced(index, 0, { ...view, isDefault });
}

export function toggleDefault(views: SavedViews, id: string): SavedViews {
  const toggled = views.find((view) => view.id === id);
  return views.map((view) => {
    if (view.path !== toggled?.path) return view;
    return { ...view, isDefault: view.id === id && !view.isDefault };
  });
}

export function defaultSearch(views: SavedViews, path: string): string | null {
  return views.find((view) => view.path === path && view.isDefault)?.search ?? null;
}

export function toViewFile(views: SavedViews): string {
  return JSON.stringify({ version: 1, views }, null, 2);
}

/** Parses a file of views and drops invalid ones, e.g. of a removed screen; null for any other file. */
export function parseViewFile(text: string): SavedViews | null {
  try {
    const { views } = fileSchema.parse(JSON.parse(text));
    const valid = views.flatMap((view) => viewSchema.safeParse(view).data ?? []);
    return valid.length > 0 || views.length === 0 ? valid : null;
  } catch {
    return null;
  }
}

/** Leaves out views with a name that exists; the defaults stay. */
export function addImported(mine: SavedViews, theirs: SavedViews, newId: () => string): SavedViews {
  return theirs.reduce(
    (views, view) =>
      isNameTaken(views, view) ? views : [...views, { ...view, id: newId(), isDefault: false }],
    mine,
  );
}
