import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type Feature } from '@/session/feature';

export const memberFeature = {
  screens: {
    memberCreate: {
      path: paths.memberCreate,
      role: 'admin',
      catalogues: ['members', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/member-create-page')).MemberCreatePage,
      menu: { label: 'newEmployee', icon: PersonAddOutlined },
    },
    memberEdit: {
      path: paths.memberEdit(':memberId'),
      role: 'everyone',
      catalogues: ['members', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/member-edit-page')).MemberEditPage,
      menu: null,
    },
  },
} satisfies Feature;
