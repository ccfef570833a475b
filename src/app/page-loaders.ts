import { loadCatalogues } from '@/i18n/i18n';

/** Fetches a page's code and words together, so that neither waits for the other. */
async function withCatalogues<T>(
  module: Promise<T>,
  ...namespaces: Parameters<typeof loadCatalogues>
): Promise<T> {
  const [loaded] = await Promise.all([module, loadCatalogues(...namespaces)]);
  return loaded;
}

/** The same for a page with a form, which keeps a draft. */
function withFormWords<T>(module: Promise<T>, namespace: Parameters<typeof loadCatalogues>[0]): Promise<T> {
  return withCatalogues(module, namespace, 'drafts', 'saving', 'toasts');
}

/** The lazy pages by name. Calling one twice costs nothing: menus call them on hover to fetch ahead. */
export const pages = {
  dashboard: async () =>
    (
      await withCatalogues(
        import('@/features/dashboard/pages/dashboard-page'),
        'dashboard',
        'leave',
        'fines',
        'toasts',
      )
    ).DashboardPage,
  reporting: async () =>
    (await withFormWords(import('@/features/reporting/pages/reporting-page'), 'reporting')).ReportingPage,
  reportingSetting: async () =>
    (await withFormWords(import('@/features/reporting/pages/reporting-setting-page'), 'reporting'))
      .ReportingSettingPage,
  memberList: async () =>
    (await withCatalogues(import('./pages/member-list-route'), 'members', 'exporting', 'saving', 'toasts'))
      .MemberListRoute,
  memberCreate: async () =>
    (await withFormWords(import('@/features/members/pages/member-create-page'), 'members')).MemberCreatePage,
  memberEdit: async () =>
    (await withFormWords(import('@/features/members/pages/member-edit-page'), 'members')).MemberEditPage,
  project: async () =>
    (await withFormWords(import('@/features/projects/pages/project-page'), 'projects')).ProjectPage,
  leaveRegistration: async () =>
    (await withFormWords(import('@/features/leave/pages/leave-registration-page'), 'leave'))
      .LeaveRegistrationPage,
  leaveRecord: async () =>
    (await withCatalogues(import('@/features/leave/pages/leave-record-page'), 'leave', 'toasts'))
      .LeaveRecordPage,
  location: async () =>
    (await withCatalogues(import('@/features/map/pages/location-page'), 'map', 'toasts')).LocationPage,
  skillList: async () =>
    (
      await withCatalogues(
        import('@/features/skills/pages/skill-list-page'),
        'skills',
        'exporting',
        'saving',
        'toasts',
      )
    ).SkillListPage,
  skillCreate: async () =>
    (await withFormWords(import('@/features/skills/pages/skill-create-page'), 'skills')).SkillCreatePage,
  skillEdit: async () =>
    (await withFormWords(import('@/features/skills/pages/skill-edit-page'), 'skills')).SkillEditPage,
  fine: async () => (await withFormWords(import('@/features/fines/pages/fine-page'), 'fines')).FinePage,
  card: async () =>
    (await withCatalogues(import('@/features/card/pages/card-page'), 'card', 'members', 'drafts', 'toasts'))
      .CardPage,
  reports: async () =>
    (await withCatalogues(import('@/features/hours/pages/reports-page'), 'hours', 'toasts')).ReportsPage,
  weeklyWorkTime: async () =>
    (
      await withCatalogues(
        import('@/features/hours/pages/weekly-work-time-page'),
        'hours',
        'exporting',
        'toasts',
      )
    ).WeeklyWorkTimePage,
  employeeReport: async () =>
    (
      await withCatalogues(
        import('@/features/hours/pages/employee-report-page'),
        'hours',
        'exporting',
        'toasts',
      )
    ).EmployeeReportPage,
  menPower: async () =>
    (await withCatalogues(import('@/features/hours/pages/men-power-page'), 'hours', 'exporting', 'toasts'))
      .MenPowerPage,
  projectHours: async () =>
    (
      await withCatalogues(
        import('@/features/hours/pages/project-hours-page'),
        'hours',
        'exporting',
        'toasts',
      )
    ).ProjectHoursPage,
};
