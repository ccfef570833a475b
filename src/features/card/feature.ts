import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { paths } from '@/config/paths';
import type { Feature } from '@/session/feature';

export const cardFeature = {
  screens: {
    card: {
      path: paths.card,
      role: 'admin',
      catalogues: ['card', 'members', 'drafts', 'toasts'],
      load: async () => (await import('./pages/card-page')).CardPage,
      menu: { label: 'staffCard', icon: BadgeOutlined },
    },
  },
} satisfies Feature;
