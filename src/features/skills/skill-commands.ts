import type { ScreenCommands } from '@/session/app-command';
import { skillCreateScreen, skillListScreen } from './skill-screens';

export const skillListCommands: ScreenCommands = {
  screen: skillListScreen,
  words: 'palette:words.skillList',
  actions: [
    {
      id: 'exportSkills',
      label: 'palette:action.exportSkills',
      words: 'palette:words.exportSkills',
      presses: 'export',
    },
  ],
};

export const skillCreateCommands: ScreenCommands = {
  screen: skillCreateScreen,
  words: 'palette:words.skillCreate',
};
