import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { paths } from '@/config/paths';
import { asksFor, FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';

export const skillListScreen: AppScreen = {
  path: paths.skillList,
  role: 'admin',
  catalogues: ['skills', 'exporting', 'saving', 'toasts'],
  load: async () => (await import('./pages/skill-list-page')).SkillListPage,
  menu: {
    group: 'people',
    label: 'employeeCompetency',
    icon: SchoolOutlined,
    prefetch: asksFor(async () => (await import('./api/skill-queries')).skillQueries.list()),
  },
};

export const skillCreateScreen: AppScreen = {
  path: paths.skillCreate,
  role: 'admin',
  catalogues: ['skills', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/skill-create-page')).SkillCreatePage,
  menu: { group: 'people', label: 'newEmployeeSkills', icon: PlaylistAddOutlined },
};

export const skillEditScreen: AppScreen = {
  path: paths.skillEdit(':skillSheetId'),
  role: 'admin',
  catalogues: ['skills', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/skill-edit-page')).SkillEditPage,
  menu: null,
};
