import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';

export const memberCreateScreen: AppScreen = {
  path: paths.memberCreate,
  role: 'admin',
  catalogues: ['members', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/member-create-page')).MemberCreatePage,
  menu: { group: 'people', label: 'newEmployee', icon: PersonAddOutlined },
};

export const memberEditScreen: AppScreen = {
  path: paths.memberEdit(':memberId'),
  role: 'everyone',
  catalogues: ['members', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/member-edit-page')).MemberEditPage,
  menu: null,
};
