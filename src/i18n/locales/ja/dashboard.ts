import type { Translation } from '../../catalogue';
import type { dashboard as en } from '../en/dashboard';

export const dashboard: Translation<typeof en> = {
  title: 'ダッシュボード',
  purpose: '作業・スキル・日本語レベルの状況がひと目でわかります。',
  ownPurpose: '自分の休暇と罰金がひと目でわかります。',
  menPower: {
    title: 'プロジェクト人員',
    purpose: '全期間の作業時間をプロジェクト別に表示します。',
    name: '作業名',
    value: '作業時間',
    empty: '作業時間はまだ登録されていません',
  },
  skills: {
    title: 'メンバーのスキル',
    purpose: '専任の技術ごとの人数です。',
    leftOut_other: '専任の技術ごとの人数です（未登録の{{count}}名を除く）。',
    name: '専任',
    empty: 'メンバーはまだいません',
  },
  japanese: {
    title: '日本語レベル',
    purpose: 'レベルごとの人数です（N1が最上位）。',
    name: '日本語レベル',
    empty: 'メンバーはまだいません',
  },
  chart: {
    members: '人数',
    notRecorded: '未登録',
    share: '割合',
    view: '「{{title}}」の表示方法',
    asChart: 'グラフ',
    asTable: '表',
    download: '「{{title}}」を画像でダウンロード',
    alt_other: '{{title}}：{{count}}項目のグラフ。最も大きいのは{{name}}で、{{value}}（{{share}}）です。',
    legend: '凡例：{{title}}',
    people_other: '{{count}}名',
  },
  rings: {
    title: '休暇の残り',
    note: '標準付与：各{{allowance}}。取得した休暇は下の表にあります。',
    remaining: '残り',
    label: '{{name}}：{{allowance}}のうち残り{{remaining}}',
    sick: '病気休暇',
    casual: '臨時休暇',
    earned: '勤続休暇',
    compOff: '代休',
    annual: '年次休暇',
  },
  leaves: {
    title: '休暇記録',
    empty: '休暇はまだありません',
    why: '休暇が登録されると、ここに表示されます。',
  },
  fines: {
    title: '罰金の記録',
    empty: '罰金はありません',
    why: '支払うものはありません。遅刻があるとここに表示されます。',
    standing_other: '今月：{{count}}件、{{amount}}',
  },
};
