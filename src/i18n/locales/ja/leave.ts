import type { Translation } from '../../catalogue';
import type { leave as en } from '../en/leave';

export const leave: Translation<typeof en> = {
  title: '休暇登録',
};
