import { paths } from '@/config/paths';
import type { FeatureCommands } from '@/session/feature';

export const hoursCommands: FeatureCommands = {
  names: { employeeReports: 'palette:action.employeeReports', menPower: 'palette:action.menPower' },
  actions: {
    reports: [{ id: 'hoursExplorer', to: () => `${paths.reports}?view=explorer` }],
    weeklyWorkTime: [
      {
        id: 'monthClosing',
        label: 'shell:menu.monthClosing',
        to: () => `${paths.weeklyWorkTime}?view=closing`,
      },
      { id: 'exportWeekly', presses: 'export' },
    ],
    employeeReports: [{ id: 'exportEmployeeReport', presses: 'export' }],
    menPower: [{ id: 'exportMenPower', presses: 'export' }],
    projectHoursByDate: [{ id: 'exportProjectHours', presses: 'export' }],
  },
};
