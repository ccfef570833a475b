import type { Translation } from '../../catalogue';
import type { saving as en } from '../en/saving';

export const saving: Translation<typeof en> = {
  merge: {
    title: '開いている間に、ほかの人がこのデータを変更しました',
    purpose:
      'まだ何も送信していません。項目ごとに保存する内容を選び、もう一度保存してください。ほかの項目の変更はそのまま残ります。',
    mine: 'あなたの入力：{{value}}',
    theirs: '現在のサーバーの値（開いた後に変更されました）：{{value}}',
    allMine: 'すべて自分の入力にする',
    allTheirs: 'すべてサーバーの値にする',
    left_other: '未選択の項目が{{count}}件あります。',
    done: 'すべて選択されました。もう一度保存してください。',
  },
  gone: '開いている間に、ほかの人がこのデータを削除しました。何も送信していません。入力した内容は、控えられるようにこのまま残しています。',
  toast: {
    partlyKept: '保存しましたが、一部の項目はサーバーに保存されませんでした。',
    changed: 'まだ保存していません。ほかの人が先に変更しました。',
    gone: '保存していません。ほかの人が先に削除しました。',
  },
  notKept: {
    some: '{{name}}を保存しましたが、次の項目はサーバーに保存されませんでした：{{fields}}',
    nothing:
      '変更は保存されませんでした。サーバーは保存したと応答しましたが、次の項目が反映されていません：{{fields}}',
    reason: 'サーバーからのメッセージ：「{{reason}}」',
    open: 'もう一度開く',
  },
};
