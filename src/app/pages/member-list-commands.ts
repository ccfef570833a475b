import type { ScreenCommands } from '@/session/app-command';
import { memberListScreen } from './member-list-screen';

export const memberListCommands: ScreenCommands = {
  screen: memberListScreen,
  words: 'palette:words.memberList',
  actions: [
    {
      id: 'exportPayroll',
      label: 'palette:action.exportPayroll',
      words: 'palette:words.exportPayroll',
      presses: 'export',
    },
  ],
};
