/** The path of the application on its host. Tests and scripts run without the build that sets it. */
const BASE = (import.meta.env as { BASE_URL?: string } | undefined)?.BASE_URL ?? '/';

const ROOT = `${BASE}reporting-system`;

/** Every URL of the application. Pages link through this table only. Source: RT-1, RT-3. */
export const paths = {
  login: BASE,
  root: ROOT,
  dashboard: `${ROOT}/dashboard`,
  memberList: `${ROOT}/employee-lists`,
  memberListAfterSave: `${ROOT}/member-lists`,
  leaveRecords: `${ROOT}/leave-records`,
  reporting: `${ROOT}/reporting`,
  reportingSetting: `${ROOT}/reporting-setting`,
  hoursImport: `${ROOT}/import-hours`,
  skillList: `${ROOT}/employee-competency`,
  reports: `${ROOT}/show`,
  weeklyWorkTime: `${ROOT}/weekly-work-time`,
  monthEnd: `${ROOT}/month-end`,
  employeeReports: `${ROOT}/employee-reports`,
  menPower: `${ROOT}/show-men-powers`,
  projectHoursByDate: `${ROOT}/show-project-date`,
  projectHoursBySearch: `${ROOT}/show-project-search`,
  locations: `${ROOT}/locations`,
  projects: `${ROOT}/new-projects`,
  companyCalendar: `${ROOT}/company-calendar`,
  memberCreate: `${ROOT}/new-employee`,
  memberEdit: (memberId: number | ':memberId') => `${ROOT}/edit-members/${memberId}`,
  person: (memberId: number | ':memberId') => `${ROOT}/members/${memberId}`,
  leaveRegistration: `${ROOT}/new-employee-leave`,
  fines: `${ROOT}/new-fine-record`,
  card: `${ROOT}/new-employee-card`,
  skillCreate: `${ROOT}/new-employee-skills`,
  skillEdit: (skillSheetId: number | ':skillSheetId') => `${ROOT}/edit-employee-skill/${skillSheetId}`,
} as const;
