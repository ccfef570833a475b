import type { ScreenCommands } from '@/session/app-command';
import { cardScreen } from './card-screens';

export const cardCommands: ScreenCommands = { screen: cardScreen, words: 'palette:words.card' };
