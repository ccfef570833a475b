import { paths } from '@/config/paths';
import type { Feature } from '@/session/feature';

export const importFeature = {
  screens: {
    hoursImport: {
      path: paths.hoursImport,
      role: 'everyone',
      catalogues: ['importing', 'reporting', 'exporting', 'toasts'],
      load: async () => (await import('./hours/components/hours-import-page')).HoursImportPage,
      menu: null,
    },
  },
} satisfies Feature;
