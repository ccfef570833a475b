import { MENU_GROUPS } from '@/session/app-screen';
import { isAdmin } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { loadPage, screens } from '../screens';

const entries = Object.values(screens).flatMap((screen) =>
  [screen.menu ?? []].flat().map((entry) => ({
    ...entry,
    path: entry.view ? `${screen.path}?view=${entry.view}` : screen.path,
    /** Fetches the page ahead, when the pointer or the focus reaches the item. */
    preload: () => loadPage(screen),
  })),
);

export type MenuItem = (typeof entries)[number];

/** The drawer's groups with their entries. */
export const menuGroups = MENU_GROUPS.map((heading) => ({
  heading,
  items: entries.filter(({ group }) => group === heading),
}));

/** The groups that somebody sees. Source: SH-2. */
export const menuFor = (me: Staff) => (isAdmin(me) ? menuGroups : menuGroups.slice(0, 1));

/** The views of pages that have an entry of their own. */
export const menuViews = entries.flatMap(({ view }) => view ?? []);
