import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { paths } from '@/config/paths';
import type { Feature } from '@/session/feature';

export const locationFeature = {
  screens: {
    locations: {
      path: paths.locations,
      role: 'admin',
      catalogues: ['map', 'toasts'],
      load: async () => (await import('./pages/location-page')).LocationPage,
      menu: { label: 'location', icon: PlaceOutlined },
    },
  },
} satisfies Feature;
