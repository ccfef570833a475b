import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { quietly } from '@/api/quietly';
import { paths } from '@/config/paths';
import type { AppScreen } from '@/session/app-screen';

export const memberListScreen: AppScreen = {
  path: paths.memberList,
  aliases: [paths.memberListAfterSave],
  role: 'everyone',
  catalogues: ['members', 'exporting', 'saving', 'toasts'],
  load: async () => (await import('./member-list-route')).MemberListRoute,
  menu: {
    group: 'dailyWork',
    label: 'employeeLists',
    icon: GroupsOutlined,
    prefetch: async (client, me) => {
      const { memberQueries } = await import('@/features/members/api/member-queries');
      return client.query(quietly(memberQueries.listFor(me)));
    },
  },
};
