import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { paths } from '@/config/paths';
import type { AppScreen } from '@/session/app-screen';

export const locationScreen: AppScreen = {
  path: paths.locations,
  role: 'admin',
  catalogues: ['map', 'toasts'],
  load: async () => (await import('./pages/location-page')).LocationPage,
  menu: { group: 'people', label: 'location', icon: PlaceOutlined },
};
