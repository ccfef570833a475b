import type { ScreenCommands } from '@/session/app-command';
import { dashboardScreen } from './dashboard-screens';

export const dashboardCommands: ScreenCommands = {
  screen: dashboardScreen,
  words: 'palette:words.dashboard',
};
