import type { Translation } from '../../catalogue';
import type { fines as en } from '../en/fines';

export const fines: Translation<typeof en> = {
  title: '罰金',
  purpose: '遅刻を登録し、罰金の状況を確認します。',
  amount: '{{amount}} Ks',
  amountUnknown: '金額不明',
  field: {
    staff: '氏名',
    date: '日付',
    time: '時刻',
  },
  form: {
    title: '新しい罰金',
    submit: '罰金を登録',
    hint: '出社が遅いほど罰金は高くなります。',
    punctual: '8:30以前は遅刻になりません。サーバーで受け付けられない場合があります。',
    duplicate: '{{name}}さんには{{date}}の罰金が既にあります（{{time}}、{{amount}}）。',
    soFar_other: '{{name}}さんの{{month}}の罰金は現在{{count}}件、{{amount}}です。',
    noneYet: '{{name}}さんの{{month}}の罰金はまだありません。',
  },
  list: {
    title: '罰金一覧',
    search: '罰金を検索',
    recent: '今月と先月',
    allYears: 'すべての年',
    ofYear: '{{year}}のすべて',
  },
  filter: {
    staff: '氏名',
    month: '月',
    anyMonth: 'すべての月',
    recentMonths: '今月と先月',
    year: '年',
    anyYear: 'すべての年',
    anyStatus: 'すべての状態',
  },
  column: {
    name: '氏名',
    fine: '罰金',
    total: '累計',
    count: '回数',
    status: '状態',
  },
  count: {
    warning: '注意：この月の罰金が2回を超えています',
    severe: '警告：この月の罰金が3回を超えています',
  },
  status: {
    pending: '未完了',
    complete: '完了',
    of: '{{status}}：{{name}}さん、{{date}}',
    title: '状態を変更しますか？',
    toComplete: '{{name}}さんの{{date}} {{time}}の罰金（{{amount}}）を完了にします。',
    toPending: '{{name}}さんの{{date}} {{time}}の罰金（{{amount}}）を未完了に戻します。',
    yes: 'はい',
    no: 'いいえ',
  },
  delete: {
    label: '{{name}}さんの{{date}}の罰金を削除',
    title: 'この罰金を削除しますか？',
    body: '{{name}}さんの{{date}} {{time}}の罰金（{{amount}}）を削除します。元に戻せません。同じ月のそれ以降の回数は1つ減ります。',
  },
  surplus: {
    savedRepeatedly:
      'この罰金がサーバーに{{times}}回保存されました：{{name}}さん、{{date}} {{time}}、{{amount}}。',
    remove_other: '余分な{{count}}件を削除',
    title: '余分な罰金を削除しますか？',
    body_other:
      '{{name}}さんの{{date}} {{time}}の罰金（{{amount}}）が重複して保存されました。最初の1件を残し、後の{{count}}件を完全に削除します。',
  },
  months: {
    label: '月別の合計',
    fines_other: '{{count}}件',
    more: '全{{count}}か月を表示',
    fewer: '表示する月を減らす',
  },
  empty: {
    title: '罰金はまだありません',
    why: '上のフォームで登録すると、ここに月ごとに表示されます。',
    action: '罰金を登録する',
    recentTitle: '今月と先月の罰金はありません',
    recentWhy: '社員や月を選ぶと、それ以前の罰金を表示します。',
    filteredTitle: '絞り込みに一致する罰金はありません',
    filteredWhy: 'すべての年を対象にしています。',
    filteredYearWhy: '別の年を選ぶか、絞り込みを解除してください。',
  },
};
