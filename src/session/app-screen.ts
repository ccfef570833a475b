import type SvgIcon from '@mui/material/SvgIcon';
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { quietly } from '@/api/quietly';
import type { Namespace } from '@/i18n/catalogue';
import type { shell } from '@/i18n/locales/en/shell';
import type { Staff } from './staff-schema';

/** The groups of the main menu, in their order: the first is everybody's, the others are the administrators'. Source: SH-2. */
export const MENU_GROUPS = ['dailyWork', 'reports', 'people', 'adminSetting'] as const;

type MenuGroup = (typeof MENU_GROUPS)[number];

/** Further catalogues of a page with a form that keeps a draft. */
export const FORM_CATALOGUES = ['drafts', 'saving', 'toasts'] as const satisfies Namespace[];

export type MenuEntry = {
  /** Within its group an entry stands where its screen does in the list of all screens. */
  group: MenuGroup;
  label: Exclude<keyof typeof shell.menu, 'open' | 'close' | 'dailyWork' | 'people' | 'adminSetting'>;
  icon: typeof SvgIcon;
  /** Of several entries of a page: the one that opens it so (`?view=closing`). */
  view?: string;
  /** Asks for what the page shows first, which else waits until it is drawn: at a start, and before it is opened from the menu. */
  prefetch?: (client: QueryClient, me: Staff) => Promise<void>;
};

/** For `prefetch`: imports a query and asks for it; comes when it is asked. A failure shows when the page is opened. */
export function asksFor<Data, Key extends QueryKey>(
  load: (me: Staff) => Promise<QueryExecuteOptions<Data, Error, Data, Data, Key>>,
): MenuEntry['prefetch'] {
  return async (client, me) => {
    const query = quietly(await load(me));
    void client.query(query).catch(() => undefined);
  };
}

/** All that the application knows of a page before it is opened: routes, guards and menu come from it. */
export type AppScreen = {
  /** One of `paths`; that of a record has its parameter in it. */
  path: string;
  /** Further addresses of the same page. */
  aliases?: string[];
  /** Everybody else is refused. Source: RT-5. */
  role: 'everyone' | 'admin';
  /** What the page's words stand in, besides the catalogues of login page and shell. */
  catalogues: [Namespace, ...Namespace[]];
  /** Imports the page when it is called: of a static import every visitor would load the page. */
  load: () => Promise<ComponentType>;
  /** Null where only a link leads. */
  menu: MenuEntry | [MenuEntry, ...MenuEntry[]] | null;
};
