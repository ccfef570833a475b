import type { Translation } from '../../catalogue';
import type { toasts as en } from '../en/toasts';

export const toasts: Translation<typeof en> = {
  fetch: {
    members: '社員を取得できませんでした',
    staffs: '社員を取得できませんでした',
    projects: 'プロジェクトを取得できませんでした',
    tasks: '作業を取得できませんでした',
    leaves: '休暇を取得できませんでした',
    leaveRecord: '休暇記録を取得できませんでした',
    overTime: '残業時間を取得できませんでした',
    fines: '罰金を取得できませんでした',
    menPower: 'プロジェクト別人数を取得できませんでした',
    projectHour: 'プロジェクト別の作業時間を取得できませんでした',
    skillSheets: 'スキルシートを取得できませんでした',
    techStacks: '技術一覧を取得できませんでした',
    responsibilities: '担当業務一覧を取得できませんでした',
    grade: '等級一覧を取得できませんでした',
    position: '役職一覧を取得できませんでした',
    japaneseLevel: '日本語レベル一覧を取得できませんでした',
  },
  workingHour: {
    filled: '作業時間を登録しました',
    cleared: '作業時間を削除しました',
  },
  hours: {
    found: '勤務時間を表示しました',
    none: 'この期間の記録はありません',
    projectFound: 'プロジェクト別の作業時間を表示しました',
  },
  setting: {
    saved: '設定を保存しました',
    discarded: '設定を削除しました',
  },
  member: {
    created: '社員を登録しました',
    updated: '社員を更新しました',
    deleted: '社員を削除しました',
    updateFailed: '社員を更新できませんでした',
    deleteFailed: '社員を削除できませんでした',
  },
  project: {
    created: 'プロジェクトを登録しました',
    updated: 'プロジェクトを更新しました',
    deleted: 'プロジェクトを削除しました',
    createFailed: 'プロジェクトを登録できませんでした',
    updateFailed: 'プロジェクトを更新できませんでした',
    deleteFailed: 'プロジェクトを削除できませんでした',
  },
  leave: {
    created: '休暇を登録しました',
    createFailed: '休暇を登録できませんでした',
    recordCreated: '休暇記録を登録しました',
    recordCreateFailed: '休暇記録を登録できませんでした',
    overTimeCreated: '残業時間を登録しました',
    overTimeCreateFailed: '残業時間を登録できませんでした',
  },
  skillSheet: {
    created: 'スキルシートを登録しました',
    updated: 'スキルシートを更新しました',
    updateFailed: 'スキルシートを更新できませんでした',
  },
  fine: {
    created: '罰金を登録しました',
    deleted: '罰金を削除しました',
    statusChanged: '罰金の状態を変更しました',
    createFailed: '罰金を登録できませんでした',
    deleteFailed: '罰金を削除できませんでした',
    statusChangeFailed: '罰金の状態を変更できませんでした',
  },
};
