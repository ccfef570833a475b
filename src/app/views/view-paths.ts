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
