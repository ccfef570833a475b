import { quietly } from '@/api/query-client';
import { paths } from '@/config/paths';
import { projectQueries } from '@/features/projects/api/project-queries';
import { FORM_CATALOGUES, type AppScreen } from '@/session/app-screen';
import { FolderOutlined } from '@/ui/kit/menu-icons';

export const projectListScreen: AppScreen = {
  path: paths.projects,
  role: 'everyone',
  catalogues: ['projects', 'exporting', ...FORM_CATALOGUES],
  load: async () => (await import('./project-list-route')).ProjectListRoute,
  menu: {
    group: 'adminSetting',
    label: 'newProject',
    icon: FolderOutlined,
    prefetch: (client) => client.query(quietly(projectQueries.list())),
  },
};
