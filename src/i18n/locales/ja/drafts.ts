import type { Translation } from '../../catalogue';
import type { drafts as en } from '../en/drafts';

export const drafts: Translation<typeof en> = {
  found: '{{time}}の未保存の下書きがあります。',
  outdated:
    'その後、データが変更されています。復元して保存すると、その変更が上書きされますので、保存する前にご確認ください。',
  sending: 'このフォームから送信した内容を保存しています。',
  looking: 'このフォームは送信中に閉じられました。保存されているかどうかを確認しています。',
  unknown:
    'このフォームは送信中に閉じられたため、保存されたかどうかわかりません。もう一度送信する前に、登録済みかどうかをご確認ください。',
  saved: '送信した内容は保存されました。',
  restore: '復元',
  discard: '破棄',
  leave: {
    title: '保存せずに移動しますか？',
    lostBody: 'このページで変更した内容は保存されていません。移動すると失われます。',
    body: '入力した内容はまだ保存されていません。下書きはログアウトするまでこのブラウザーに残りますが、パスワードと写真は残りません。',
    sendingTitle: '保存中ですが、移動しますか？',
    sendingBody: '送信した内容を保存しています。移動しても保存は続き、結果は完了後にお知らせします。',
    go: '移動する',
    stay: 'このページに残る',
  },
};
