import type { ComponentType } from 'react';
import { cardFeature } from '@/features/card/feature';
import { dashboardFeature } from '@/features/dashboard/feature';
import { fineFeature } from '@/features/fines/feature';
import { hoursFeature } from '@/features/hours/feature';
import { leaveFeature } from '@/features/leave/feature';
import { locationFeature } from '@/features/map/feature';
import { memberFeature } from '@/features/members/feature';
import { monthEndFeature } from '@/features/month-end/feature';
import { personFeature } from '@/features/person/feature';
import { reportingFeature } from '@/features/reporting/feature';
import { skillFeature } from '@/features/skills/feature';
import { withCatalogues } from '@/i18n/i18n';
import type { AppScreen, Feature, FeatureCommands, ScreenName } from '@/session/feature';
import { listFeature } from './pages/list-screens';

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

  cardFeature,
  fineFeature,
];

type NameIn<Each> = Each extends { screens: infer Screens } ? keyof Screens : never;

function joinScreens<Each extends Feature>(parts: readonly Each[]) {
  const named = parts.flatMap(({ screens: some }) => Object.entries(some));
  return Object.fromEntries(named) as Record<NameIn<Each>, AppScreen>;
}

/** Every screen behind the sign-in. Routes, guards, menu and palette are made of it. */
export const screens: Record<ScreenName, AppScreen> = joinScreens(features);

/** What the palette and the list of keys show of all features. */
export function loadCommands(): Promise<FeatureCommands[]> {
  return Promise.all(features.flatMap((feature: Feature) => feature.commands?.() ?? []));
}

export function addressesOf({ path, aliases = [] }: AppScreen): string[] {
  return [path, ...aliases];
}

/**
 * Fetches a page's code and words together, so that neither waits for the other. Calling it twice costs nothing:
 * the menu does it on hover to fetch ahead.
 */
export function loadPage({ load, catalogues }: AppScreen): Promise<ComponentType> {
  return withCatalogues(load(), ...catalogues);
}
