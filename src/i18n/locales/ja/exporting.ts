import type { Translation } from '../../catalogue';
import type { exporting as en } from '../en/exporting';

export const exporting: Translation<typeof en> = {
  export: '出力',
  typeOf: '{{name}}：{{type}}',
  print: '印刷…',
  type: {
    xlsx: 'Excel（.xlsx）',
    csv: 'CSV（.csv）',
    csvHint: '表計算ソフトで先頭の0が消えないよう、="090…"の形で書き出します。',
  },
  reading: 'データを読み込んでいます…',
  writing: 'ファイルを作成しています…',
  percent: '{{percent}}％',
  saved: '{{file}}を保存しました。',
  cancelled: '出力をキャンセルしました。',
  failedTitle: '出力できませんでした',
  failed: 'ファイルを作成できませんでした。もう一度お試しください。',
  nothing: '出力するデータがありません。',
  unreadableSheet: '読み取れない行',
  unreadable_other: '{{count, number}}件を読み取れませんでした。このファイルには含まれていません。',
  sheet: {
    no: '番号',
    staffName: '職員氏名',
    workingHours: '作業時間',
    decimalHours: '時間（小数）',
    period: '期間',
    project: 'プロジェクト',
    total: '合計',
    subtotal: '小計',
  },
  file: {
    weekly: '勤務時間',
    project: '作業実績管理',
    member: '社員別レポート',
  },
  skills: {
    title: 'スキルシートの出力',
    everyMark: 'すべての記号を含める',
    everyMarkHint:
      'オフの場合、レベル1の記号は空欄になります。レベル1が最高の記号（★）のときは、オンにしてください。',
  },
  payroll: {
    name: '給与',
    label: '給与データを出力',
    title: '給与データの出力',
    year: '年',
    month: '月',
    people: '対象の社員',
    found_other: '検索結果の{{count, number}}名',
    everybody_other: '全員（{{count, number}}名）',
  },
};
