import type SvgIcon from '@mui/material/SvgIcon';
import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { paths } from '@/config/paths';
import type { MessageKey, Namespace } from '@/i18n/catalogue';
import type { palette } from '@/i18n/locales/en/palette';
import type { CalendarDate } from '@/lib/calendar-date';
import type { KeyArea } from '@/ui/keys/key-area';
import type { Staff } from './staff-schema';

/** The entries of the administrators' menu in their order. Employees see the first group too. Source: SH-2. */
export const MENU = {
  dailyWork: ['dashboard', 'employeeList', 'leaveRecords', 'reporting'],
  reports: ['overview', 'weeklyWorkTime', 'monthClosing', 'monthEnd', 'projectHours'],
  people: ['employeeCompetency', 'location', 'newEmployee', 'staffCard', 'newSkillSheet'],
  adminSetting: ['leaveRegistration', 'fines', 'projects', 'companyCalendar'],
} as const;

/** Further entries of the employees' menu. */
export const OWN_MENU = ['registerLeave', 'weekdayDefaults'] as const;

/** Catalogues of a page with a form that stores a draft. */
export const FORM_CATALOGUES = ['drafts', 'saving', 'toasts'] as const satisfies Namespace[];

export type MenuEntry = {
  label: (typeof MENU)[keyof typeof MENU][number] | (typeof OWN_MENU)[number];
  icon: typeof SvgIcon;
  /** The view of the page that this entry opens (`?view=closing`). */
  view?: string;
};

/** Reads a query before its page is drawn, or shows its last answer. */
type PreloadQuery = <Data, Key extends QueryKey>(
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
) => Promise<unknown>;

/** The description of a page before it is loaded: routes, guards and menu are made from it. */
export type AppScreen = {
  /** One of `paths`; the path of a record includes its parameter. */
  path: string;
  /** Further addresses of the same page. */
  aliases?: string[];
  /** The staff who may open the page. Source: RT-5. */
  role: 'everyone' | 'admin';
  /** Catalogues of the page, besides those of login page and shell. */
  catalogues: [Namespace, ...Namespace[]];
  /** Imports the page when called: a static import would load it for every visitor. */
  load: () => Promise<ComponentType>;
  /** Preloads the page's first query: a start shows its last answer, the menu reads it ahead. */
  firstRead?: (me: Staff, preload: PreloadQuery) => Promise<unknown>;
  /** Null for a page that only links open. */
  menu: MenuEntry | [MenuEntry, ...MenuEntry[]] | null;
};

/** A screen has the name of its path. Login, root and aliases are no screens. */
export type ScreenName = Exclude<
  keyof typeof paths,
  'login' | 'root' | 'memberListAfterSave' | 'projectHoursBySearch'
>;

export type CommandContext = {
  today: CalendarDate;
  /** The next day to complete, once the days are loaded. */
  toComplete?: CalendarDate;
};

type PaletteWords = Exclude<keyof typeof palette.words, 'person'>;

/** The `id` never changes, because browsers store it; the palette also finds the action by the words of that name in `palette:words`. */
type ScreenAction = (
  | { id: Extract<keyof typeof palette.action, PaletteWords>; label?: undefined }
  | { id: PaletteWords; label: MessageKey }
) & {
  /** Its address; that of its screen by default. */
  to?: (context: CommandContext) => string;
  /** The `data-command` of the button that it presses on that screen. */
  presses?: string;
};

export type FeatureCommands = {
  /** Names of screens in the palette, in place of those in the menu. */
  names?: Partial<Record<ScreenName, MessageKey>>;
  actions?: Partial<Record<ScreenName, readonly ScreenAction[]>>;
  keys?: readonly KeyArea[];
};

export type Feature = {
  screens: Partial<Record<ScreenName, AppScreen>>;
  /** Imported when the palette or the list of keys is opened, not at a start. */
  commands?: () => Promise<FeatureCommands>;
};
