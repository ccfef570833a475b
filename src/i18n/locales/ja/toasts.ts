import type { Translation } from '../../catalogue';
import type { toasts as en } from '../en/toasts';

export const toasts: Translation<typeof en> = {
  fetch: {
    members: 'メンバーを取得できませんでした',
    staffs: 'スタッフを取得できませんでした',
    projects: 'プロジェクトを取得できませんでした',
    tasks: '作業を取得できませんでした',
  },
  workingHour: {
    filled: '作業時間を登録しました',
    cleared: '作業時間を削除しました',
  },
  setting: {
    saved: '設定を保存しました',
    discarded: '設定を削除しました',
  },
};
