import type { ScreenCommands } from '@/session/app-command';
import {
  employeeReportScreen,
  menPowerScreen,
  projectHoursScreen,
  reportsScreen,
  weeklyWorkTimeScreen,
} from './hours-screens';

export const reportsCommands: ScreenCommands = {
  screen: reportsScreen,
  words: 'palette:words.reports',
  actions: [
    {
      id: 'hoursExplorer',
      label: 'palette:action.hoursExplorer',
      words: 'palette:words.hoursExplorer',
      to: () => `${reportsScreen.path}?view=explorer`,
    },
  ],
};

export const weeklyWorkTimeCommands: ScreenCommands = {
  screen: weeklyWorkTimeScreen,
  words: 'palette:words.weeklyWorkTime',
  actions: [
    {
      id: 'monthClosing',
      label: 'shell:menu.monthClosing',
      words: 'palette:words.monthClosing',
      to: () => `${weeklyWorkTimeScreen.path}?view=closing`,
    },
    {
      id: 'exportWeekly',
      label: 'palette:action.exportWeekly',
      words: 'palette:words.exportWeekly',
      presses: 'export',
    },
  ],
};

export const employeeReportCommands: ScreenCommands = {
  screen: employeeReportScreen,
  words: 'palette:words.employeeReports',
  actions: [
    {
      id: 'exportEmployeeReport',
      label: 'palette:action.exportEmployeeReport',
      words: 'palette:words.exportEmployeeReport',
      presses: 'export',
    },
  ],
};

export const menPowerCommands: ScreenCommands = {
  screen: menPowerScreen,
  words: 'palette:words.menPower',
  actions: [
    {
      id: 'exportMenPower',
      label: 'palette:action.exportMenPower',
      words: 'palette:words.exportMenPower',
      presses: 'export',
    },
  ],
};

export const projectHoursCommands: ScreenCommands = {
  screen: projectHoursScreen,
  words: 'palette:words.projectHours',
  actions: [
    {
      id: 'exportProjectHours',
      label: 'palette:action.exportProjectHours',
      words: 'palette:words.exportProjectHours',
      presses: 'export',
    },
  ],
};
