import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { paths } from '@/config/paths';
import { asksFor, FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';

export const reportingScreen: AppScreen = {
  path: paths.reporting,
  role: 'everyone',
  catalogues: ['reporting', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/reporting-page')).ReportingPage,
  menu: {
    group: 'dailyWork',
    label: 'reporting',
    icon: ScheduleOutlined,
    prefetch: asksFor(async (me) =>
      (await import('@/features/work/api/slot-queries')).slotQueries.ofStaff(me.id),
    ),
  },
};

export const reportingSettingScreen: AppScreen = {
  path: paths.reportingSetting,
  role: 'everyone',
  catalogues: ['reporting', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/reporting-setting-page')).ReportingSettingPage,
  menu: null,
};
