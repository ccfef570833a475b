import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { paths } from '@/config/paths';
import type { Feature } from '@/session/feature';

export const dashboardFeature = {
  screens: {
    dashboard: {
      path: paths.dashboard,
      role: 'everyone',
      catalogues: ['dashboard', 'leave', 'fines', 'toasts'],
      load: async () => (await import('./pages/dashboard-page')).DashboardPage,
      menu: { label: 'dashboard', icon: DashboardOutlined },
    },
  },
  commands: async () => (await import('./dashboard-commands')).dashboardCommands,
} satisfies Feature;
