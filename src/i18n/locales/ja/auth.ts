import type { Translation } from '../../catalogue';
import type { auth as en } from '../en/auth';

export const auth: Translation<typeof en> = {
  title: 'ログイン',
  purpose: '作業時間の記録、休暇の確認などができます。',
  username: 'ユーザー名',
  password: 'パスワード',
  submit: 'ログイン',
  signingIn: 'ログイン中…',
  usernameMismatch: 'ユーザー名が正しくありません',
  passwordMismatch: 'パスワードが正しくありません',
  failed: 'ログインに失敗しました',
  noServer: 'サーバーに接続できません',
  error: 'ログインエラー：{{reason}}',
  demo: {
    title: 'デモ用アカウント',
    body: 'この画面はブラウザー内のモックAPIにつながっています。次のアカウントでログインできます。',
    admin: '管理者',
    user: '一般社員',
  },
};
