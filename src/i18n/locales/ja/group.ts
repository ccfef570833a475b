import type { Translation } from '../../catalogue';
import type { group as en } from '../en/group';

export const group: Translation<typeof en> = {
  select: '{{name}}さんを選択',
  leave: {
    what: '休暇の内容',
    who: '対象のメンバー',
    whoHint: '検索、役職、プロジェクトで絞り込んで選択します。確認するまで登録されません。',
    days: '登録する日数',
    stands: '対象日の状況',
    unknown: '休暇と休暇記録を読み込めなかったため、選択できません。',
    hoursUnknown: '一部の日の記録時間を読み込めませんでした。記録時間による除外は行われません。',
    joinUnknown: '入社日を読み込めませんでした。入社前による除外は行われません。',
    leftOut: {
      label: '除外する日',
      onLeave: '休暇が登録済み（{{count, number}}名）',
      off: '休日または入社前（{{count, number}}名）',
      noRecord: 'その年の休暇記録なし（{{count, number}}名）',
      recorded: '作業時間が記録済み（{{count, number}}名）',
    },
    snag: {
      onLeave: '{{date}}：休暇',
      off: '{{date}}：休み',
      noRecord: '{{date}}：{{year}}年の休暇記録なし',
      recorded: '{{date}}：{{hours}}記録済み',
    },
    row: '{{name}}さん {{date}}',
    title_other: '{{count, number}}名に休暇を登録しますか？',
    body_other: '{{people, number}}名に合計{{count, number}}日分の休暇を1件ずつ登録します。',
    snagged_other: 'そのうち{{count, number}}日分には、すでにほかの登録や記録があります。',
    lasting: 'サーバーには休暇の削除機能がないため、ここでは取り消せません。',
    register_other: '{{count, number}}名に登録',
    done_other: '{{count, number}}日分の休暇を登録しました。',
  },
};
