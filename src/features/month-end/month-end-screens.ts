import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { paths } from '@/config/paths';
import type { AppScreen } from '@/session/app-screen';

export const monthEndScreen: AppScreen = {
  path: paths.monthEnd,
  role: 'admin',
  catalogues: ['settling', 'toasts'],
  load: async () => (await import('./pages/month-end-page')).MonthEndPage,
  menu: { group: 'reports', label: 'monthEnd', icon: CheckOutlined },
};
