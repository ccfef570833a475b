import { MENU_GROUPS, type MenuEntry, type MenuGroup } from '@/session/app-screen';
import { isAdmin } from '@/session/signed-in-staff';
import type { Staff } from '@/session/staff-schema';
import { loadPage, screens } from '../screens';

export type MenuItem = MenuEntry & {
  path: string;
  /** Fetches the page ahead, when the pointer or the focus reaches the item. */
  preload: () => Promise<unknown>;
};

/** The drawer's groups with their entries. */
export const menuGroups = MENU_GROUPS.map((heading) => ({ heading, items: itemsOf(heading) }));

/** The groups that somebody sees. Source: SH-2. */
export const menuFor = (me: Staff) => (isAdmin(me) ? menuGroups : menuGroups.slice(0, 1));

function itemsOf(group: MenuGroup): MenuItem[] {
  return Object.values(screens).flatMap((screen) =>
    [screen.menu ?? []].flat().flatMap((entry) =>
      entry.group === group
        ? [
            {
              ...entry,
              path: entry.view ? `${screen.path}?view=${entry.view}` : screen.path,
              preload: () => loadPage(screen),
            },
          ]
        : [],
    ),
  );
}

/** The views of pages that have an entry of their own. */
export const menuViews = menuGroups.flatMap(({ items }) => items.flatMap(({ view }) => view ?? []));
