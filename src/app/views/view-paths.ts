import { paths } from '@/config/paths';

/** The screens with saved views: lists and reports, whose state is in the address. */
export const VIEW_PATHS: readonly string[] = [
  paths.memberList,
  paths.leaveRecords,
  paths.leaveRegistration,
  paths.reports,
  paths.weeklyWorkTime,
  paths.employeeReports,
  paths.menPower,
  paths.projectHoursByDate,
  paths.skillList,
  paths.fines,
  paths.projects,
];

/** The second addresses of screens: a list after a save, a report by search. */
const ALIASES = new Map<string, string>([
  [paths.memberListAfterSave, paths.memberList],
  [paths.projectHoursBySearch, paths.projectHoursByDate],
]);

/** The path under which the views of a screen are saved; undefined on screens without saved views. */
export function findViewPath(pathname: string): string | undefined {
  const path = ALIASES.get(pathname) ?? pathname;
  return VIEW_PATHS.includes(path) ? path : undefined;
}
