import type { Translation } from '../../catalogue';
import type { dashboard as en } from '../en/dashboard';

export const dashboard: Translation<typeof en> = {
  title: 'ダッシュボード',
  purpose: '作業・スキル・日本語レベルの状況がひと目でわかります。',
  ownPurpose: 'ご自身の休暇と罰金がひと目でわかります。',
  menPower: {
    title: 'プロジェクト別工数',
    purpose: '全期間の作業時間をプロジェクト別に表示します。',
    name: 'プロジェクト名',
    value: '作業時間',
    empty: '作業時間はまだ登録されていません',
  },
  skills: {
    title: 'メンバーのスキル',
    purpose: '主な技術ごとの人数です。',
    leftOut_other: '主な技術ごとの人数です（未登録の{{count}}名を除く）。',
    name: '主な技術',
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
    title: '休暇の残日数',
    note: '標準付与：各{{allowance}}日。取得した休暇は下の表にあります。',
    remaining: '日',
    label: '{{name}}：{{allowance}}日のうち残り{{remaining}}日',
    sick: '病気休暇',
    casual: '私用休暇',
    earned: '有給休暇',
    compOff: '代休',
    annual: '年次休暇',
  },
  balance: {
    label: '休暇日数の状況',
    granted: '付与日数',
    used: '使用日数',
    left: '残日数',
    days_other: '{{count, number}}日',
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
