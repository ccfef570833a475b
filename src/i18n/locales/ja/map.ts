import type { Translation } from '../../catalogue';
import type { map as en } from '../en/map';

export const map: Translation<typeof en> = {
  title: '最終ログイン場所',
  purpose: '各社員が最後にログインした場所です。',
  label: '社員の地図',
  zoomIn: '拡大',
  zoomOut: '縮小',
  search: '氏名で検索',
  people_other: '{{count}}名',
  show: '{{name}}さんを地図に表示',
  more: 'ほか{{count}}名',
  noTiles: '地図画像を表示できません。位置は正しく表示されています。',
  seenAt: '{{date}}にログイン',
  group: {
    visible: '地図に表示中',
    alone: '個別に表示',
    elsewhere: '表示範囲の外',
    unlocated: '位置情報なし',
  },
  empty: '社員はまだいません',
};
