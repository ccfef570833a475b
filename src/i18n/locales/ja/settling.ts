import type { Translation } from '../../catalogue';
import type { settling as en } from '../en/settling';

export const settling: Translation<typeof en> = {
  title: '月末チェック',
  purpose: '請求と給与計算の前に残っている作業を確認します。',
  notOver: 'この月はまだ終わっていません。これからの日は数えていません。',
  state: {
    done: '完了',
    open_other: '未完了 {{count, number}}件',
    openPeople_other: '未完了 {{count, number}}名',
    unknown: '不明',
  },
  more_other: 'ほか{{count, number}}件を一覧で見る',
  undated_other: '日付のないものが{{count, number}}件あり、どの月のものか分かりません。',
  hours: {
    title: '作業時間',
    none: '全員が、予定の日をすべて入力しています。',
    open_other: '{{count, number}}名に未入力の日があります。不足は{{hours}}です。',
    link: '入力状況で確認する',
  },
  overtime: {
    title: '残業',
    none: '却下された残業、確認が必要な残業はありません。',
    open_other: '却下または確認が必要な残業が{{count, number}}件あります。',
    link: 'この月の残業を開く',
  },
  fines: {
    title: '罰金',
    none: '未完了の罰金はありません。',
    open_other: '未完了の罰金が{{count, number}}件、合計{{amount}}あります。',
    unknown_other: 'このうち{{count, number}}件は金額が不明です。',
    link: '未完了の罰金を開く',
  },
  leave: {
    title: '休暇',
    none: 'すべての休暇に休暇記録があります。',
    open_other: '休暇記録のない休暇が{{count, number}}件あります。',
    link: 'この月の休暇を開く',
  },
  payroll: {
    title: '給与データ',
    never: 'まだ出力していません。ほかのブラウザーでの出力は、ここでは分かりません。',
    exported: '{{name}}さんが{{date}}に出力しました。',
    missing_other: '出力した内容に{{count, number}}名が含まれていません。',
  },
};
