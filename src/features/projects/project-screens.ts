import FolderOutlined from '@mui/icons-material/FolderOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';
import { projectQueries, projectsRead } from './api/project-queries';

export const projectScreen: AppScreen = {
  path: paths.projects,
  role: 'everyone',
  catalogues: ['projects', 'exporting', ...FORM_CATALOGUES],
  load: async () => (await import('./pages/project-page')).ProjectPage,
  firstReads: () => [projectsRead],
  menu: {
    group: 'adminSetting',
    label: 'newProject',
    icon: FolderOutlined,
    prefetch: (client) => client.query(projectQueries.list()),
  },
};
