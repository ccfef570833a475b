import { paths } from '@/config/paths';

/** The screens whose state can be named: lists and reports, all of which keep it in the address. */
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
