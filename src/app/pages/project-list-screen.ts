import FolderOutlined from '@mui/icons-material/FolderOutlined';
import { quietly } from '@/api/quietly';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';

export const projectListScreen: AppScreen = {
  path: paths.projects,
  role: 'everyone',
  catalogues: ['projects', 'exporting', ...FORM_CATALOGUES],
  load: async () => (await import('./project-list-route')).ProjectListRoute,
  menu: {
    group: 'adminSetting',
    label: 'newProject',
    icon: FolderOutlined,
    prefetch: async (client) => {
      const { projectQueries } = await import('@/features/projects/api/project-queries');
      return client.query(quietly(projectQueries.list()));
    },
  },
};
