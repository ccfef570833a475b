import type { ScreenCommands } from '@/session/app-command';
import { leaveRecordScreen, leaveRegistrationScreen } from './leave-screens';

export const leaveRecordCommands: ScreenCommands = {
  screen: leaveRecordScreen,
  words: 'palette:words.leaveRecords',
};

export const leaveRegistrationCommands: ScreenCommands = {
  screen: leaveRegistrationScreen,
  words: 'palette:words.leaveRegistration',
};
