import type { Translation } from '../../catalogue';
import type { map as en } from '../en/map';

export const map: Translation<typeof en> = {
  title: '最終ログイン場所',
  purpose: '各メンバーが最後にログインした場所です。',
  label: 'メンバーの地図',
  zoomIn: '拡大',
  zoomOut: '縮小',
  search: '氏名で検索',
  people_other: '{{count}}名',
  show: '{{name}}さんを地図に表示',
  more: '他{{count}}名',
  noTiles: '地図の画像を取得できません。位置の表示は正しく行われています。',
  seenAt: '{{date}}にログイン',
  group: {
    visible: '地図に表示中',
    alone: '個別に表示',
    elsewhere: '表示範囲の外',
    unlocated: '位置情報なし',
  },
  empty: 'メンバーはまだいません',
};
