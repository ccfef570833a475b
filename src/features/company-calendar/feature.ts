import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import { paths } from '@/config/paths';
import type { Feature } from '@/session/feature';

export const companyCalendarFeature = {
  screens: {
    companyCalendar: {
      path: paths.companyCalendar,
      role: 'admin',
      catalogues: ['company', 'members', 'drafts', 'toasts'],
      load: async () => (await import('./pages/company-calendar-page')).CompanyCalendarPage,
      menu: { label: 'companyCalendar', icon: DateRangeOutlined },
    },
  },
} satisfies Feature;
