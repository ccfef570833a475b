import type { ScreenCommands } from '@/session/app-command';
import { fineScreen } from './fine-screens';

export const fineCommands: ScreenCommands = { screen: fineScreen, words: 'palette:words.fines' };
