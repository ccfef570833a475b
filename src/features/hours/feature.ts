import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import { paths } from '@/config/paths';
import type { Feature } from '@/session/feature';

export const hoursFeature = {
  screens: {
    reports: {
      path: paths.reports,
      role: 'admin',
      catalogues: ['hours', 'toasts'],
      load: async () => (await import('./pages/reports-page')).ReportsPage,
      menu: { label: 'overview', icon: SummarizeOutlined },
    },
    weeklyWorkTime: {
      path: paths.weeklyWorkTime,
      role: 'admin',
      catalogues: ['hours', 'exporting', 'toasts'],
      load: async () => (await import('./pages/weekly-work-time-page')).WeeklyWorkTimePage,
      menu: [
        { label: 'weeklyWorkTime', icon: QueryStatsOutlined },
        { label: 'monthClosing', icon: FactCheckOutlined, view: 'closing' },
      ],
    },
    employeeReports: {
      path: paths.employeeReports,
      role: 'admin',
      catalogues: ['hours', 'exporting', 'toasts'],
      load: async () => (await import('./pages/employee-report-page')).EmployeeReportPage,
      menu: null,
    },
    menPower: {
      path: paths.menPower,
      role: 'admin',
      catalogues: ['hours', 'exporting', 'toasts'],
      load: async () => (await import('./pages/men-power-page')).MenPowerPage,
      menu: null,
    },
    projectHoursByDate: {
      path: paths.projectHoursByDate,
      aliases: [paths.projectHoursBySearch],
      role: 'admin',
      catalogues: ['hours', 'exporting', 'toasts'],
      load: async () => (await import('./pages/project-hours-page')).ProjectHoursPage,
      menu: { label: 'projectHours', icon: CalendarMonthOutlined },
    },
  },
  commands: async () => (await import('./hours-commands')).hoursCommands,
} satisfies Feature;
