import type { ScreenCommands } from '@/session/app-command';
import { projectListScreen } from './project-list-screen';

export const projectListCommands: ScreenCommands = {
  screen: projectListScreen,
  words: 'palette:words.projects',
};
