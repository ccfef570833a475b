import type { Translation } from '../../catalogue';
import type { exporting as en } from '../en/exporting';

export const exporting: Translation<typeof en> = {
  excel: 'エクセル',
  group: 'ファイル出力',
  fileTypes: 'ファイルの種類を選択',
  type: {
    xlsx: 'エクセル（.xlsx）',
    csv: 'CSV（.csv）',
  },
  reading: 'データを読み込んでいます…',
  writing: 'ファイルを作成しています…',
  percent: '{{percent}}％',
  saved: '{{file}}を保存しました。',
  cancelled: '出力をキャンセルしました。',
  failedTitle: '出力できませんでした',
  failed: 'ファイルを作成できませんでした。もう一度お試しください。',
  nothing: '出力するデータがありません。',
  loading: '一覧を読み込んでいます。',
  payroll: {
    notListed: '自分の行が一覧に表示されていません。検索を解除すると出力できます。',
  },
};
