import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type Feature } from '@/session/feature';

export const reportingFeature = {
  screens: {
    reporting: {
      path: paths.reporting,
      role: 'everyone',
      catalogues: ['reporting', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/reporting-page')).ReportingPage,
      firstRead: async (me, preload) =>
        preload((await import('@/features/work/api/slot-queries')).slotQueries.ofStaff(me.id)),
      menu: { label: 'reporting', icon: ScheduleOutlined },
    },
    reportingSetting: {
      path: paths.reportingSetting,
      role: 'everyone',
      catalogues: ['reporting', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/reporting-setting-page')).ReportingSettingPage,
      menu: { label: 'weekdayDefaults', icon: DateRangeOutlined },
    },
  },
  commands: async () => (await import('./reporting-commands')).reportingCommands,
} satisfies Feature;
