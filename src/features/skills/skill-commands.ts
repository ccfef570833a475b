import type { ScreenCommands } from '@/session/app-command';
import { skillCreateScreen, skillListScreen } from './skill-screens';

export const skillListCommands: ScreenCommands = {
  screen: skillListScreen,
  words: 'palette:words.skillList',
  actions: [
    {
      id: 'skillFinder',
      label: 'palette:action.skillFinder',
      words: 'palette:words.skillFinder',
      to: () => `${skillListScreen.path}?view=matrix`,
    },
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
