import type { Translation } from '../../catalogue';
import type { projects as en } from '../en/projects';

export const projects: Translation<typeof en> = {
  title: 'プロジェクト登録',
};
