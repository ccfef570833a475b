import { paths } from '@/config/paths';
import { reportingAddress } from '@/features/work/model/reporting-address';
import type { ScreenCommands } from '@/session/app-command';
import { reportingScreen, reportingSettingScreen } from './reporting-screens';

export const reportingCommands: ScreenCommands = {
  screen: reportingScreen,
  words: 'palette:words.reporting',
  actions: [
    {
      id: 'recordToday',
      label: 'palette:action.recordToday',
      words: 'palette:words.recordToday',
      to: ({ today }) => reportingAddress([today]),
    },
    {
      id: 'nextToComplete',
      label: 'palette:action.nextToComplete',
      words: 'palette:words.nextToComplete',
      // The dashboard has the month with what is missing, or with nothing.
      to: ({ toComplete }) => (toComplete ? reportingAddress([toComplete]) : paths.dashboard),
    },
    {
      id: 'copyLastWeek',
      label: 'palette:action.copyLastWeek',
      words: 'palette:words.copyLastWeek',
      to: ({ today }) => `${paths.reporting}?view=paint&date=${today}&days=5`,
      presses: 'lastWeek',
    },
  ],
};

export const reportingSettingCommands: ScreenCommands = {
  screen: reportingSettingScreen,
  label: 'palette:action.weekdayDefaults',
  words: 'palette:words.weekdayDefaults',
};
