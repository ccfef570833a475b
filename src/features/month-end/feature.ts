import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { paths } from '@/config/paths';
import type { Feature } from '@/session/feature';

export const monthEndFeature = {
  screens: {
    monthEnd: {
      path: paths.monthEnd,
      role: 'admin',
      catalogues: ['settling', 'toasts'],
      load: async () => (await import('./pages/month-end-page')).MonthEndPage,
      menu: { label: 'monthEnd', icon: CheckOutlined },
    },
  },
} satisfies Feature;
