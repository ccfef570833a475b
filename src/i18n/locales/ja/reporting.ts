import type { Translation } from '../../catalogue';
import type { reporting as en } from '../en/reporting';

export const reporting: Translation<typeof en> = {
  title: '報告',
};
