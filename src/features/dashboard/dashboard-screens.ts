import { paths } from '@/config/paths';
import { slotsRead } from '@/features/work/api/slot-queries';
import type { AppScreen } from '@/session/app-screen';
import { isAdmin } from '@/session/signed-in-staff';
import { DashboardOutlined } from '@/ui/kit/menu-icons';
import { ownRecordsRead } from './api/dashboard-queries';

export const dashboardScreen: AppScreen = {
  path: paths.dashboard,
  role: 'everyone',
  catalogues: ['dashboard', 'leave', 'fines', 'toasts'],
  load: async () => (await import('./pages/dashboard-page')).DashboardPage,
  firstReads: (me) => (isAdmin(me) ? [] : [slotsRead(me.id), ownRecordsRead(me.id)]),
  menu: { group: 'dailyWork', label: 'dashboard', icon: DashboardOutlined },
};
