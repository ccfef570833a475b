import type { SvgIconComponent } from '@mui/icons-material';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BeachAccessOutlined from '@mui/icons-material/BeachAccessOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import PsychologyOutlined from '@mui/icons-material/PsychologyOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { memberQueries } from '@/features/members/api/member-queries';
import { projectQueries } from '@/features/projects/api/project-queries';
import { skillQueries } from '@/features/skills/api/skill-queries';
import type { shell } from '@/i18n/locales/en/shell';
import type { Staff } from '@/session/staff-schema';
import { pages } from '../page-loaders';

export type MenuItem = {
  label: Exclude<keyof typeof shell.menu, 'open' | 'close' | 'dailyWork' | 'people' | 'adminSetting'>;
  path: string;
  icon: SvgIconComponent;
  /** Fetches the page ahead, when the pointer or the focus reaches the item. */
  preload?: () => Promise<unknown>;
  /** Asks at the press for what the page shows first, which else waits until the page is drawn. */
  read?: (client: QueryClient, me: Staff) => Promise<unknown>;
};

export type MenuGroup = {
  heading: 'dailyWork' | 'reports' | 'people' | 'adminSetting';
  items: MenuItem[];
};

/** The drawer's groups: the first is everybody's, the others are the administrators'. Source: SH-2. */
export const menuGroups: [MenuGroup, ...MenuGroup[]] = [
  {
    heading: 'dailyWork',
    items: [
      { label: 'dashboard', path: paths.dashboard, icon: DashboardOutlined, preload: pages.dashboard },
      {
        label: 'employeeLists',
        path: paths.memberList,
        icon: GroupsOutlined,
        preload: pages.memberList,
        read: (client, me) => client.query(memberQueries.listFor(me)),
      },
      {
        label: 'leaveRecords',
        path: paths.leaveRecords,
        icon: BeachAccessOutlined,
        preload: pages.leaveRecord,
      },
      { label: 'reporting', path: paths.reporting, icon: ScheduleOutlined, preload: pages.reporting },
    ],
  },
  {
    heading: 'reports',
    items: [
      { label: 'reports', path: paths.reports, icon: SummarizeOutlined, preload: pages.reports },
      {
        label: 'weeklyWorkTime',
        path: paths.weeklyWorkTime,
        icon: QueryStatsOutlined,
        preload: pages.weeklyWorkTime,
      },
      {
        label: 'employeeReports',
        path: paths.employeeReports,
        icon: BarChartOutlined,
        preload: pages.employeeReport,
      },
      { label: 'projectMenPower', path: paths.menPower, icon: HubOutlined, preload: pages.menPower },
      {
        label: 'sixMonthsSummary',
        path: paths.projectHoursByDate,
        icon: CalendarMonthOutlined,
        preload: pages.projectHours,
      },
    ],
  },
  {
    heading: 'people',
    items: [
      {
        label: 'employeeCompetency',
        path: paths.skillList,
        icon: PsychologyOutlined,
        preload: pages.skillList,
        read: (client) => client.query(skillQueries.list()),
      },
      { label: 'location', path: paths.locations, icon: PlaceOutlined, preload: pages.location },
      {
        label: 'newEmployee',
        path: paths.memberCreate,
        icon: PersonAddOutlined,
        preload: pages.memberCreate,
      },
      { label: 'newEmployeeCard', path: paths.card, icon: BadgeOutlined, preload: pages.card },
      {
        label: 'newEmployeeSkills',
        path: paths.skillCreate,
        icon: PlaylistAddOutlined,
        preload: pages.skillCreate,
      },
    ],
  },
  {
    heading: 'adminSetting',
    items: [
      {
        label: 'newEmployeeLeave',
        path: paths.leaveRegistration,
        icon: EventBusyOutlined,
        preload: pages.leaveRegistration,
      },
      { label: 'newFineRecord', path: paths.fines, icon: PaidOutlined, preload: pages.fine },
      {
        label: 'newProject',
        path: paths.projects,
        icon: FolderOutlined,
        preload: pages.project,
        read: (client) => client.query(projectQueries.list()),
      },
    ],
  },
];
