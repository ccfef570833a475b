import type { ScreenCommands } from '@/session/app-command';
import { projectScreen } from './project-screens';

export const projectCommands: ScreenCommands = { screen: projectScreen, words: 'palette:words.projects' };
