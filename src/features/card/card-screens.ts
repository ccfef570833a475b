import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { paths } from '@/config/paths';
import type { AppScreen } from '@/session/app-screen';

export const cardScreen: AppScreen = {
  path: paths.card,
  role: 'admin',
  catalogues: ['card', 'members', 'drafts', 'toasts'],
  load: async () => (await import('./pages/card-page')).CardPage,
  menu: { group: 'people', label: 'newEmployeeCard', icon: BadgeOutlined },
};
