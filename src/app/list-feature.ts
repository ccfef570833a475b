import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { paths } from '@/config/paths';
import { FORM_CATALOGUES, type Feature } from '@/session/feature';

const loadMemberQueries = async () => (await import('@/features/members/api/member-queries')).memberQueries;
const loadProjectQueries = async () =>
  (await import('@/features/projects/api/project-queries')).projectQueries;

/** The lists of members and projects, whose routes join several features. */
export const listFeature = {
  screens: {
    memberList: {
      path: paths.memberList,
      aliases: [paths.memberListAfterSave],
      role: 'everyone',
      catalogues: ['members', 'exporting', 'saving', 'toasts'],
      load: async () => (await import('./pages/member-list-route')).MemberListRoute,
      firstRead: async (me, preload) => preload((await loadMemberQueries()).listFor(me)),
      menu: { label: 'employeeList', icon: GroupsOutlined },
    },
    projects: {
      path: paths.projects,
      role: 'everyone',
      catalogues: ['projects', 'exporting', ...FORM_CATALOGUES],
      load: async () => (await import('./pages/project-list-route')).ProjectListRoute,
      firstRead: async (_me, preload) => preload((await loadProjectQueries()).list()),
      menu: { label: 'projects', icon: FolderOutlined },
    },
  },
} satisfies Feature;
