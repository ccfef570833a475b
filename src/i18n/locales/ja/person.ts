import type { Translation } from '../../catalogue';
import type { person as en } from '../en/person';

export const person: Translation<typeof en> = {
  title: '社員',
  edit: '編集',
  card: '社員証',
  contact: '連絡先',
  projects: 'プロジェクト',
  forbidden: 'ほかの方のページです',
  toOwn: '自分のページへ',
  none: 'ありません。',
  more_other: 'ほか{{count, number}}件',
  hours: {
    title: '{{month}}の作業時間',
    recorded: '入力済み {{recorded}}、今日までの予定 {{due}}',
    recordedThen: '入力済み {{recorded}}、予定 {{due}}',
    complete: 'この月の今日までの入力はすべて完了しています。',
    open_other: '未入力 {{count, number}}日：{{days}}',
    noRecord: '記録がまだなく、入社日も登録されていないため、予定はありません。',
    leave: 'この月の休暇は{{hours}}です。',
    withoutLeave: '休暇を読み込めませんでした。休暇の日も予定に含めています。',
    withoutCalendar:
      '休業日と勤務時間を読み込めませんでした。月曜から金曜まで1日8時間を予定として数えています。',
    link: 'タイムラインを開く',
  },
  leave: {
    title: '休暇',
    left_other: '残り {{count, number}}日',
    used: '付与 {{granted}}日、使用 {{used}}日',
    unknown: '残日数はサーバーから送られていません。',
    link: '休暇を登録',
  },
  overtime: {
    title: '残業',
    link: '残業を登録',
  },
  fines: {
    title: '罰金',
    sum_other: '{{count, number}}件、未完了 {{pending}}',
    link: '罰金を開く',
  },
  skills: {
    title: 'スキル',
    none: 'スキルシートはまだありません。',
    link: 'スキルシートを編集',
    create: '新しいスキルシート',
  },
};
