import type { Translation } from '../../catalogue';
import type { balance as en } from '../en/balance';

export const balance: Translation<typeof en> = {
  title: '作業時間の過不足',
  purpose: '記録した時間と予定時間の差です。本日の未入力分は不足に含みません。',
  failed: '過不足を取得できませんでした',
  nothing: '過不足はまだありません。月初から記録のある最初の月から集計します。',
  notYet: '過不足は{{month}}から集計します。',
  more: '+{{hours}}',
  less: '−{{hours}}',
  since: '{{month}}からの累計（今月 {{hours}}）',
  chart: '月末時点の累計過不足：{{months}}',
  point: '{{month}}は{{hours}}',
  months: '月別の過不足（時間）',
  column: {
    month: '月',
    recorded: '記録',
    due: '予定',
    balance: '過不足',
    running: '累計過不足',
    worked: '実績残業',
    registered: '登録残業',
    difference: '残業の差',
  },
  notRegistered: '未登録 {{hours}}',
  notWorked: '実績なし {{hours}}',
  carriedOver: '繰越',
  note: '実績残業は、各日の予定を超えて記録した時間です。登録残業は、承認または完了となった残業です。',
};
