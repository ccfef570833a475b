import type { Translation } from '../../catalogue';
import type { members as en } from '../en/members';

export const members: Translation<typeof en> = {
  title: 'メンバーリスト',
};
