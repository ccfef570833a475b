import { paths } from '@/config/paths';
import type { AppScreen } from '@/session/app-screen';
import { CheckOutlined } from '@/ui/kit/menu-icons';

export const monthEndScreen: AppScreen = {
  path: paths.monthEnd,
  role: 'admin',
  catalogues: ['settling', 'toasts'],
  load: async () => (await import('./pages/month-end-page')).MonthEndPage,
  menu: { group: 'reports', label: 'monthEnd', icon: CheckOutlined },
};
