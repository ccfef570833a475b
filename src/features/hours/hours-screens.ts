import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import { paths } from '@/config/paths';
import type { AppScreen } from '@/session/app-screen';

export const reportsScreen: AppScreen = {
  path: paths.reports,
  role: 'admin',
  catalogues: ['hours', 'toasts'],
  load: async () => (await import('./pages/reports-page')).ReportsPage,
  menu: { group: 'reports', label: 'reports', icon: SummarizeOutlined },
};

export const weeklyWorkTimeScreen: AppScreen = {
  path: paths.weeklyWorkTime,
  role: 'admin',
  catalogues: ['hours', 'exporting', 'toasts'],
  load: async () => (await import('./pages/weekly-work-time-page')).WeeklyWorkTimePage,
  menu: [
    { group: 'reports', label: 'weeklyWorkTime', icon: QueryStatsOutlined },
    { group: 'reports', label: 'monthClosing', icon: FactCheckOutlined, view: 'closing' },
  ],
};

export const employeeReportScreen: AppScreen = {
  path: paths.employeeReports,
  role: 'admin',
  catalogues: ['hours', 'exporting', 'toasts'],
  load: async () => (await import('./pages/employee-report-page')).EmployeeReportPage,
  menu: { group: 'reports', label: 'employeeReports', icon: BarChartOutlined },
};

export const menPowerScreen: AppScreen = {
  path: paths.menPower,
  role: 'admin',
  catalogues: ['hours', 'exporting', 'toasts'],
  load: async () => (await import('./pages/men-power-page')).MenPowerPage,
  menu: { group: 'reports', label: 'projectMenPower', icon: AccountTreeOutlined },
};

export const projectHoursScreen: AppScreen = {
  path: paths.projectHoursByDate,
  aliases: [paths.projectHoursBySearch],
  role: 'admin',
  catalogues: ['hours', 'exporting', 'toasts'],
  load: async () => (await import('./pages/project-hours-page')).ProjectHoursPage,
  menu: { group: 'reports', label: 'sixMonthsSummary', icon: CalendarMonthOutlined },
};
