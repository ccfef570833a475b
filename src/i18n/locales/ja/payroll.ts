import type { Translation } from '../../catalogue';
import type { payroll as en } from '../en/payroll';

export const payroll: Translation<typeof en> = {
  preview: '出力する内容',
  failed: 'プレビューを読み込めませんでした。出力時にもう一度読み込みます。',
  calendarUnknown: '休業日と勤務時間を読み込めませんでした。休暇との照合は行っていません。',
  show: {
    label: '表示する行',
    all: 'すべて',
    odd: '要確認',
    changed: '変更あり',
    none: '該当する行はありません。',
    more_other: 'さらに{{count, number}}件を表示',
  },
  column: {
    name: '氏名',
    leave: '休暇',
    overtime: '残業',
    net: '差引',
    days: '休暇日数',
    needsChecking: '要確認',
    total: '合計',
  },
  row: {
    odd_other: '要確認 {{count, number}}件',
    atCheck: '確認時 {{value}}',
    atExport: '前回 {{value}}',
    changed: '変更あり',
  },
  compared: {
    checkSame: '{{name}}さんが{{date}}に確認した後、変わった合計はありません。',
    checkChanged_other: '{{name}}さんが{{date}}に確認した後、{{count, number}}名の合計が変わりました。',
    export: 'このブラウザーで{{name}}さんが{{date}}に出力した内容と比較しています。',
    otherMonth:
      '比較していません。このブラウザーの前回の出力は別の月（{{month}}分、{{date}}に{{name}}さんが出力）です。',
    none: 'このブラウザーには、比較できる出力の記録がありません。',
    added_other: '今回の対象のうち{{count, number}}名は、前回の出力に含まれていません。',
    removed_other: '前回出力した{{count, number}}名が、今回の対象に含まれていません。',
  },
  explain: {
    leave: '休暇：{{hours}}',
    overtime: '残業：{{hours}}',
    none: 'この月にはありません。',
    days: '休暇日数：{{count, number}}日。休暇1件を、長さにかかわらず1日と数えます。',
    net: '差引：休暇{{leave}}と残業{{overtime}}の差は{{net}}です。',
    unrecorded: '休暇記録に属さないため、集計していません：',
    notCounted: '集計対象外',
    paid: '有給',
    unpaid: '無給',
    partly: '一部有給',
  },
  odd: {
    rejected: '却下',
    noTime: '時間を読み取れません',
    tooLong: '24時間を超えています',
    twice: '重複しています',
    beyondDay: '同じ日に1日分を超えています',
    dayOff: '勤務日ではありません',
    beyondHours: 'この日の勤務時間を超えています',
    noRecord: '休暇記録なし',
  },
};
