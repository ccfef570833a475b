import { MENU_GROUPS, type MenuEntry, type MenuGroup } from '@/session/app-screen';
import { loadPage, screens } from '../screens';

export type MenuItem = MenuEntry & {
  path: string;
  /** Fetches the page ahead, when the pointer or the focus reaches the item. */
  preload: () => Promise<unknown>;
};

/** The drawer's groups with their entries. */
export const menuGroups = MENU_GROUPS.map((heading) => ({ heading, items: itemsOf(heading) }));

function itemsOf(group: MenuGroup): MenuItem[] {
  return Object.values(screens).flatMap((screen) =>
    screen.menu?.group === group
      ? [{ ...screen.menu, path: screen.path, preload: () => loadPage(screen) }]
      : [],
  );
}
