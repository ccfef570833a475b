import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type Feature } from '@/session/feature';

export const skillFeature = {
  screens: {
    skillList: {
      path: paths.skillList,
      role: 'admin',
      catalogues: ['skills', 'exporting', 'saving', 'toasts'],
      load: async () => (await import('./pages/skill-list-page')).SkillListPage,
      firstRead: async (_me, preload) => preload((await import('./api/skill-queries')).skillQueries.list()),
      menu: { label: 'employeeCompetency', icon: SchoolOutlined },
    },
    skillCreate: {
      path: paths.skillCreate,
      role: 'admin',
      catalogues: ['skills', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/skill-create-page')).SkillCreatePage,
      menu: { label: 'newSkillSheet', icon: PlaylistAddOutlined },
    },
    skillEdit: {
      path: paths.skillEdit(':skillSheetId'),
      role: 'admin',
      catalogues: ['skills', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/skill-edit-page')).SkillEditPage,
      menu: null,
    },
  },
  commands: async () => (await import('./skill-commands')).skillCommands,
} satisfies Feature;
