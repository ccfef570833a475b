import PaidOutlined from '@mui/icons-material/PaidOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';

export const fineScreen: AppScreen = {
  path: paths.fines,
  role: 'admin',
  catalogues: ['fines', 'exporting', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/fine-page')).FinePage,
  menu: { group: 'adminSetting', label: 'newFineRecord', icon: PaidOutlined },
};
