import { paths } from '@/config/paths';
import type { Feature } from '@/session/feature';

export const personFeature = {
  screens: {
    person: {
      path: paths.person(':memberId'),
      role: 'everyone',
      catalogues: ['person', 'toasts'],
      load: async () => (await import('./pages/person-page')).PersonPage,
      menu: null,
    },
  },
} satisfies Feature;
