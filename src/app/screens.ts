import type { ComponentType } from 'react';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { cardFeature } from '@/features/card/feature';
import { companyCalendarFeature } from '@/features/company-calendar/feature';
import { dashboardFeature } from '@/features/dashboard/feature';
import { fineFeature } from '@/features/fines/feature';
import { hoursFeature } from '@/features/hours/feature';
import { importFeature } from '@/features/import/feature';
import { leaveFeature } from '@/features/leave/feature';
import { locationFeature } from '@/features/map/feature';
import { memberFeature } from '@/features/members/feature';
import { monthEndFeature } from '@/features/month-end/feature';
import { personFeature } from '@/features/person/feature';
import { reportingFeature } from '@/features/reporting/feature';
import { skillFeature } from '@/features/skills/feature';
import { withCatalogues } from '@/i18n/i18n';
import {
  type AppScreen,
  type Feature,
  type FeatureCommands,
  FORM_CATALOGUES,
  type MenuEntry,
  type ScreenName,
} from '@/session/feature';
import { paths } from '@/config/paths';

const loadMemberQueries = async () => (await import('@/features/members/api/member-queries')).memberQueries;
const loadProjectQueries = async () =>
  (await import('@/features/projects/api/project-queries')).projectQueries;

/** The lists of members and projects, whose routes join several features. */
const listFeature = {
  screens: {
    memberList: {
      path: paths.memberList,
      aliases: [paths.memberListAfterSave],
      role: 'everyone',
      catalogues: ['members', 'exporting', 'saving', 'toasts'],
      load: async () => (await import('./pages/member-list-route')).MemberListRoute,
      firstRead: async (me, give) => give((await loadMemberQueries()).listFor(me)),
      menu: { label: 'employeeLists', icon: GroupsOutlined },
    },
    projects: {
      path: paths.projects,
      role: 'everyone',
      catalogues: ['projects', 'exporting', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/project-list-route')).ProjectListRoute,
      firstRead: async (_me, give) => give((await loadProjectQueries()).list()),
      menu: { label: 'newProject', icon: FolderOutlined },
    },
  },
} satisfies Feature;

const features = [
  reportingFeature,
  dashboardFeature,
  listFeature,
  leaveFeature,
  hoursFeature,
  monthEndFeature,
  skillFeature,
  locationFeature,
  memberFeature,
  personFeature,
  importFeature,
  cardFeature,
  fineFeature,
  companyCalendarFeature,
];

type NameIn<OneFeature> = OneFeature extends { screens: infer Screens } ? keyof Screens : never;

/** Typed by the names of the screens, so that the compiler finds a path without a screen. */
function joinScreens<OneFeature extends Feature>(parts: readonly OneFeature[]) {
  const named = parts.flatMap((part) => Object.entries(part.screens));
  return Object.fromEntries(named) as Record<NameIn<OneFeature>, AppScreen>;
}

/** Every screen after the login. Routes, guards, menu and palette are made from it. */
export const screens: Record<ScreenName, AppScreen> = joinScreens(features);

/** Fetches the entries of all features in the palette and the list of keys. */
export function loadCommands(): Promise<FeatureCommands[]> {
  return Promise.all(features.flatMap((feature: Feature) => feature.commands?.() ?? []));
}

/** The entries of a screen in the menu. */
export function menuEntries({ menu }: AppScreen): readonly MenuEntry[] {
  if (menu === null) return [];
  return Array.isArray(menu) ? menu : [menu];
}

export function getAddresses({ path, aliases = [] }: AppScreen): string[] {
  return [path, ...aliases];
}

/** A second call is free, so the menu calls it on hover to fetch ahead. */
export function loadPage({ load, catalogues }: AppScreen): Promise<ComponentType> {
  return withCatalogues(load(), ...catalogues);
}
