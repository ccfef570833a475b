import type { ScreenCommands } from '@/session/app-command';
import { monthEndScreen } from './month-end-screens';

export const monthEndCommands: ScreenCommands = { screen: monthEndScreen, words: 'palette:words.monthEnd' };
