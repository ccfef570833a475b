import type { Translation } from '../../catalogue';
import type { drafts as en } from '../en/drafts';

export const drafts: Translation<typeof en> = {
  found: '{{time}}の未保存の下書きがあります。',
  outdated:
    'その後、データが変更されています。復元すると入力した内容で上書きされますので、保存する前にご確認ください。',
  restore: '復元',
  discard: '破棄',
  stay: 'このページに残る',
  leave: {
    title: '保存せずに移動しますか？',
    body: '入力した内容はまだ保存されていません。下書きはログアウトするまでこのブラウザーに残りますが、パスワードと写真は残りません。',
    go: '移動する',
  },
  signOut: {
    title: '保存せずにログアウトしますか？',
    body: '入力した内容はまだ保存されていません。ログアウトすると、このブラウザーの下書きはすべて削除されます。',
    go: 'ログアウト',
  },
};
