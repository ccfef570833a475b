import type SvgIcon from '@mui/material/SvgIcon';
import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { paths } from '@/config/paths';
import type { MessageKey, Namespace } from '@/i18n/catalogue';
import type { palette } from '@/i18n/locales/en/palette';
import type { CalendarDate } from '@/lib/calendar-date';
import type { KeyArea } from '@/ui/keys/key-area';
import type { Staff } from './staff-schema';

/** The menu of administrators. Employees see the first group too. Source: SH-2. */
export const MENU = {
  dailyWork: ['dashboard', 'employeeList', 'leaveRecords', 'reporting'],
  reports: ['overview', 'weeklyWorkTime', 'monthClosing', 'monthEnd', 'projectHours'],
  people: ['employeeCompetency', 'location', 'newEmployee', 'staffCard', 'newSkillSheet'],
  adminSetting: ['leaveRegistration', 'fines', 'projects', 'companyCalendar'],
} as const;

/** For employees, after the first group. */
export const OWN_MENU = ['registerLeave', 'weekdayDefaults'] as const;

/** For pages with a form that stores a draft. */
export const FORM_CATALOGUES = ['drafts', 'saving', 'toasts'] as const satisfies Namespace[];

export type MenuEntry = {
  label: (typeof MENU)[keyof typeof MENU][number] | (typeof OWN_MENU)[number];
  icon: typeof SvgIcon;
  /** Opens this view of the page, e.g. `?view=closing`. */
  view?: string;
};

/** Reads the query, or shows its persisted answer. */
type PreloadQuery = <Data, Key extends QueryKey>(
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
) => Promise<unknown>;

export type AppScreen = {
  /** One of `paths`, with the parameter of a record. */
  path: string;
  aliases?: string[];
  role: 'everyone' | 'admin';
  /** Besides the catalogues of login page and shell. */
  catalogues: [Namespace, ...Namespace[]];
  /** A dynamic import: a static one would load the page for every visitor. */
  load: () => Promise<ComponentType>;
  /** The first query of the page. A start shows its persisted answer, the menu reads it ahead. */
  firstRead?: (me: Staff, preload: PreloadQuery) => Promise<unknown>;
  /** Null for a page that only links lead to. */
  menu: MenuEntry | [MenuEntry, ...MenuEntry[]] | null;
};

/** Login, root and aliases are no screens. */
export type ScreenName = Exclude<
  keyof typeof paths,
  'login' | 'root' | 'memberListAfterSave' | 'projectHoursBySearch'
>;

export type CommandContext = {
  today: CalendarDate;
  /** Undefined until the days are loaded, or if no day is incomplete. */
  toComplete?: CalendarDate;
};

type PaletteWords = Exclude<keyof typeof palette.words, 'person'>;

/** Browsers store the `id`, so it never changes. `palette:words` has search words of the same name. */
type ScreenAction = (
  | { id: Extract<keyof typeof palette.action, PaletteWords>; label?: undefined }
  | { id: PaletteWords; label: MessageKey }
) & {
  /** By default the address of its screen. */
  to?: (context: CommandContext) => string;
  /** Presses the button with this `data-command` on the screen. */
  presses?: string;
};

export type FeatureCommands = {
  /** In the palette, in place of the names in the menu. */
  names?: Partial<Record<ScreenName, MessageKey>>;
  actions?: Partial<Record<ScreenName, readonly ScreenAction[]>>;
  keys?: readonly KeyArea[];
};

export type Feature = {
  screens: Partial<Record<ScreenName, AppScreen>>;
  /** Imported when the palette or the list of keys opens, not at the start. */
  commands?: () => Promise<FeatureCommands>;
};
