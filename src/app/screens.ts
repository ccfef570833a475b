import type { ComponentType } from 'react';
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
import type { AppScreen, Feature, FeatureCommands, MenuEntry, ScreenName } from '@/session/feature';
import { listFeature } from './list-feature';

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

/** Keeps the names of the screens in the type: `screens` does not compile if one of `ScreenName` is missing. */
function joinScreens<OneFeature extends Feature>(parts: readonly OneFeature[]) {
  const named = parts.flatMap((part) => Object.entries(part.screens));
  return Object.fromEntries(named) as Record<NameIn<OneFeature>, AppScreen>;
}

/** Every screen after the login. Routes, guards, menu and palette are made from it. */
export const screens: Record<ScreenName, AppScreen> = joinScreens(features);

/** Fetches what the features add to the palette and to the list of keys. */
export function loadCommands(): Promise<FeatureCommands[]> {
  return Promise.all(features.flatMap((feature: Feature) => feature.commands?.() ?? []));
}

export function menuEntries({ menu }: AppScreen): readonly MenuEntry[] {
  if (menu === null) return [];
  return Array.isArray(menu) ? menu : [menu];
}

export function getAddresses({ path, aliases = [] }: AppScreen): string[] {
  return [path, ...aliases];
}

/** The screen at an address without a parameter. */
export function findScreen(pathname: string): AppScreen | undefined {
  return Object.values(screens).find((screen) => getAddresses(screen).includes(pathname));
}

/** May be called ahead, because a second call fetches nothing. */
export function loadPage({ load, catalogues }: AppScreen): Promise<ComponentType> {
  return withCatalogues(load(), ...catalogues);
}
