import type SvgIcon from '@mui/material/SvgIcon';
import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { paths } from '@/config/paths';
import type { MessageKey, Namespace } from '@/i18n/catalogue';
import type { palette } from '@/i18n/locales/en/palette';
import type { CalendarDate } from '@/lib/calendar-date';
import type { KeyArea } from '@/ui/keys/key-area';
import type { Staff } from './staff-schema';

/** The entries of the administrators' menu in their order. The first group is everybody's. Source: SH-2. */
export const MENU = {
  dailyWork: ['dashboard', 'employeeLists', 'leaveRecords', 'reporting'],
  reports: ['overview', 'weeklyWorkTime', 'monthClosing', 'monthEnd', 'sixMonthsSummary'],
  people: ['employeeCompetency', 'location', 'newEmployee', 'newEmployeeCard', 'newEmployeeSkills'],
  adminSetting: ['newEmployeeLeave', 'newFineRecord', 'newProject', 'companyCalendar'],
} as const;

/** What employees have in their menu beside the first group. */
export const OWN_MENU = ['registerLeave', 'weekdayDefaults'] as const;

/** Further catalogues of a page with a form that keeps a draft. */
export const FORM_CATALOGUES = ['drafts', 'saving', 'toasts'] as const satisfies Namespace[];

type MenuEntry = {
  label: (typeof MENU)[keyof typeof MENU][number] | (typeof OWN_MENU)[number];
  icon: typeof SvgIcon;
  /** Of several entries of a page: the one that opens it so (`?view=closing`). */
  view?: string;
};

/** What is done with a read: asking the server ahead, or showing its last answer. */
type ReadUse = <Data, Key extends QueryKey>(
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
) => Promise<unknown>;

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
  /** Imports the read of what the page shows first, and hands it on: its last answer is shown at a start, and the menu asks ahead. */
  firstRead?: (me: Staff, give: ReadUse) => Promise<unknown>;
  /** Null where only a link leads. */
  menu: MenuEntry | [MenuEntry, ...MenuEntry[]] | null;
};

/** The name of a screen is that of its path. The way in and further addresses of a screen are none. */
export type ScreenName = Exclude<
  keyof typeof paths,
  'login' | 'root' | 'memberListAfterSave' | 'projectHoursBySearch'
>;

/** What is known when an action is asked where it leads. */
export type CommandKnown = {
  today: CalendarDate;
  /** The next day to complete, where the days are known and there is one. */
  toComplete?: CalendarDate;
};

type PaletteWords = Exclude<keyof typeof palette.words, 'person'>;

/**
 * Something to do on a screen, for everyone who may open that. Its `id` stays the same from release to release: browsers remember it as
 * used. It is found by `palette:words` of that name as well.
 */
type ScreenAction = (
  | { id: Extract<keyof typeof palette.action, PaletteWords>; label?: undefined }
  | { id: PaletteWords; label: MessageKey }
) & {
  /** Where it leads; to its screen unless said otherwise. */
  to?: (known: CommandKnown) => string;
  /** The button of that screen that it presses, by its `data-command`. */
  presses?: string;
};

/** What the palette and the list of keys show of a feature. */
export type FeatureCommands = {
  /** Names of screens that the menu does not have. */
  names?: Partial<Record<ScreenName, MessageKey>>;
  actions?: Partial<Record<ScreenName, readonly ScreenAction[]>>;
  keys?: readonly KeyArea[];
};

/** What the application knows of a feature before any of its pages is opened. */
export type Feature = {
  screens: Partial<Record<ScreenName, AppScreen>>;
  /** Imported when the palette or the list of keys is opened: no start loads them. */
  commands?: () => Promise<FeatureCommands>;
};
