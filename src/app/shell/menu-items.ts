import type { Location } from 'react-router-dom';
import { MENU, OWN_MENU } from '@/session/feature';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { getAddresses, loadPage, menuEntries, screens } from '../screens';

const allItems = Object.values(screens).flatMap((screen) =>
  menuEntries(screen).map((entry) => ({
    ...entry,
    firstRead: screen.firstRead,
    addresses: getAddresses(screen),
    path: entry.view ? `${screen.path}?view=${entry.view}` : screen.path,
    preload: () => loadPage(screen),
  })),
);

export type MenuItem = (typeof allItems)[number];

type MenuHeading = keyof typeof MENU;

const findItems = (labels: readonly MenuItem['label'][]) =>
  labels.flatMap((label) => allItems.find((item) => item.label === label) ?? []);

/** Source: SH-2. */
export const menuFor = (me: Pick<Staff, 'role'>) =>
  isAdmin(me)
    ? (Object.keys(MENU) as MenuHeading[]).map((heading) => ({ heading, items: findItems(MENU[heading]) }))
    : [{ heading: 'dailyWork' as const, items: findItems([...MENU.dailyWork, ...OWN_MENU]) }];

const menuViews: readonly string[] = allItems.flatMap(({ view }) => view ?? []);

/** Where a page has several entries, its view decides. The router ignores the case of letters too. */
export function isCurrent({ addresses, view }: MenuItem, { pathname, search }: Location): boolean {
  const isOnPage = addresses.some((address) =>
    `${pathname}/`.toLowerCase().startsWith(`${address}/`.toLowerCase()),
  );
  const shownView = new URLSearchParams(search).get('view');
  const entryView = shownView !== null && menuViews.includes(shownView) ? shownView : undefined;
  return isOnPage && entryView === view;
}
