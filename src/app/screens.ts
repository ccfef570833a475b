import type { ComponentType } from 'react';
import type { paths } from '@/config/paths';
import { cardScreen } from '@/features/card/card-screens';
import { dashboardScreen } from '@/features/dashboard/dashboard-screens';
import { fineScreen } from '@/features/fines/fine-screens';
import {
  employeeReportScreen,
  menPowerScreen,
  projectHoursScreen,
  reportsScreen,
  weeklyWorkTimeScreen,
} from '@/features/hours/hours-screens';
import { leaveRecordScreen, leaveRegistrationScreen } from '@/features/leave/leave-screens';
import { locationScreen } from '@/features/map/map-screens';
import { memberCreateScreen, memberEditScreen } from '@/features/members/member-screens';
import { monthEndScreen } from '@/features/month-end/month-end-screens';
import { personScreen } from '@/features/person/person-screens';
import { reportingScreen, reportingSettingScreen } from '@/features/reporting/reporting-screens';
import { skillCreateScreen, skillEditScreen, skillListScreen } from '@/features/skills/skill-screens';
import { withCatalogues } from '@/i18n/i18n';
import type { AppScreen } from '@/session/app-screen';
import { memberListScreen, projectListScreen } from './pages/list-screens';

/** Each path is a screen, except for the way in and for further addresses of a screen. */
export type ScreenName = Exclude<
  keyof typeof paths,
  'login' | 'root' | 'memberListAfterSave' | 'projectHoursBySearch'
>;

/** Every screen behind the sign-in, in the order of the menu. Routes, guards and menu are made of it. */
export const screens: Record<ScreenName, AppScreen> = {
  dashboard: dashboardScreen,
  memberList: memberListScreen,
  leaveRecords: leaveRecordScreen,
  reporting: reportingScreen,
  reportingSetting: reportingSettingScreen,

  reports: reportsScreen,
  weeklyWorkTime: weeklyWorkTimeScreen,
  monthEnd: monthEndScreen,
  employeeReports: employeeReportScreen,
  menPower: menPowerScreen,
  projectHoursByDate: projectHoursScreen,

  skillList: skillListScreen,
  skillEdit: skillEditScreen,
  locations: locationScreen,
  memberCreate: memberCreateScreen,
  memberEdit: memberEditScreen,
  person: personScreen,
  card: cardScreen,
  skillCreate: skillCreateScreen,

  leaveRegistration: leaveRegistrationScreen,
  fines: fineScreen,
  projects: projectListScreen,
};

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
