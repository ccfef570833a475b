import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { paths } from '@/config/paths';
import type { AppScreen } from '@/session/app-screen';

export const dashboardScreen: AppScreen = {
  path: paths.dashboard,
  role: 'everyone',
  catalogues: ['dashboard', 'leave', 'fines', 'toasts'],
  load: async () => (await import('./pages/dashboard-page')).DashboardPage,
  menu: { group: 'dailyWork', label: 'dashboard', icon: DashboardOutlined },
};
