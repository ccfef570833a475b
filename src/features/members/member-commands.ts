import type { ScreenCommands } from '@/session/app-command';
import { memberCreateScreen } from './member-screens';

export const memberCreateCommands: ScreenCommands = {
  screen: memberCreateScreen,
  words: 'palette:words.memberCreate',
};
