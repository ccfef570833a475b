import { paths } from '@/config/paths';
import type { AppScreen } from '@/session/app-screen';

export const personScreen: AppScreen = {
  path: paths.person(':memberId'),
  role: 'everyone',
  catalogues: ['person', 'toasts'],
  load: async () => (await import('./pages/person-page')).PersonPage,
  menu: null,
};
