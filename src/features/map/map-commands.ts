import type { ScreenCommands } from '@/session/app-command';
import { locationScreen } from './map-screens';

export const locationCommands: ScreenCommands = { screen: locationScreen, words: 'palette:words.locations' };
