import { paths } from '@/config/paths';
import { projectsRead } from '@/features/projects/api/project-queries';
import { tasksRead } from '@/features/projects/api/task-queries';
import { slotsRead } from '@/features/work/api/slot-queries';
import { FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';
import { ScheduleOutlined } from '@/ui/kit/menu-icons';

export const reportingScreen: AppScreen = {
  path: paths.reporting,
  role: 'everyone',
  catalogues: ['reporting', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/reporting-page')).ReportingPage,
  firstReads: ({ id }) => [slotsRead(id), projectsRead, tasksRead],
  menu: { group: 'dailyWork', label: 'reporting', icon: ScheduleOutlined },
};

export const reportingSettingScreen: AppScreen = {
  path: paths.reportingSetting,
  role: 'everyone',
  catalogues: ['reporting', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/reporting-setting-page')).ReportingSettingPage,
  menu: null,
};
