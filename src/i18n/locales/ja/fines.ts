import type { Translation } from '../../catalogue';
import type { fines as en } from '../en/fines';

export const fines: Translation<typeof en> = {
  title: '罰金登録',
};
