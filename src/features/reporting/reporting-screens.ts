import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';

export const reportingScreen: AppScreen = {
  path: paths.reporting,
  role: 'everyone',
  catalogues: ['reporting', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/reporting-page')).ReportingPage,
  menu: { group: 'dailyWork', label: 'reporting', icon: ScheduleOutlined },
};

export const reportingSettingScreen: AppScreen = {
  path: paths.reportingSetting,
  role: 'everyone',
  catalogues: ['reporting', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/reporting-setting-page')).ReportingSettingPage,
  menu: null,
};
