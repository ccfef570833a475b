import PaidOutlined from '@mui/icons-material/PaidOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type Feature } from '@/session/feature';

export const fineFeature = {
  screens: {
    fines: {
      path: paths.fines,
      role: 'admin',
      catalogues: ['fines', 'exporting', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/fine-page')).FinePage,
      menu: { label: 'fines', icon: PaidOutlined },
    },
  },
} satisfies Feature;
