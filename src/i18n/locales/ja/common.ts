import type { Translation } from '../../catalogue';
import type { common as en } from '../en/common';

export const common: Translation<typeof en> = {
  action: {
    submit: '保存',
    save: '保存',
    cancel: 'キャンセル',
    close: '閉じる',
    delete: '削除',
    edit: '編集',
    clear: 'クリア',
    retry: '再試行',
    reload: '再読み込み',
    remove: '{{name}}を外す',
    choose: 'ファイルを選択',
  },
  label: {
    loading: '読み込み中…',
    actions: '操作',
    none: 'なし',
    selected_other: '{{count}}件選択中',
    more: '他{{count}}件',
    person: '{{name}}さん',
    working: '処理中…',
  },
  table: {
    rowsPerPage: '表示件数',
    range: '{{total}}件中 {{from}}～{{to}}件',
    page: '{{page}}ページへ',
    pages: 'ページ',
    firstPage: '最初のページへ',
    lastPage: '最後のページへ',
    nextPage: '次のページへ',
    previousPage: '前のページへ',
    searchHint: 'この一覧を検索',
    clearSearch: '検索をクリア',
    noMatch: '「{{search}}」に一致するものはありません',
    sortBy: '並べ替え',
    ascending: '昇順',
    descending: '降順',
    results_other: '{{count}}件',
  },
  error: {
    title: '処理できませんでした',
    offline: 'サーバーに接続できません。ネットワークを確認して、もう一度お試しください。',
    timeout: 'サーバーの応答に時間がかかりすぎています。もう一度お試しください。',
    unauthorized: 'セッションが終了しました。もう一度ログインしてください。',
    forbidden: 'この操作は許可されていません。必要な場合は管理者に連絡してください。',
    notFound: 'この記録はもう存在しません。',
    tooLarge: 'ファイルが大きすぎるため、サーバーが受け付けませんでした。小さいファイルを選択してください。',
    tooMany: '短時間にアクセスが集中しています。1分ほど待ってから、もう一度お試しください。',
    invalid: '入力内容の一部がサーバーで受け付けられませんでした。',
    contract: 'サーバーの応答を読み取れません。もう一度お試しになり、続く場合は管理者に連絡してください。',
    server: 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください。',
    fault: 'サーバー内部でエラーが発生しました。行った操作を管理者に連絡してください。',
    database: '現在サーバーがデータベースに接続できません。時間をおいてもう一度お試しください。',
    duplicate: '同じ内容がサーバーに既に登録されています。',
    refused: 'サーバーで受け付けられませんでした。サーバーからの応答：「{{words}}」',
    answered: 'サーバーで問題が発生しました。サーバーからの応答：「{{words}}」',
    notSaved:
      'サーバーから完了の応答がありませんでした。確認したところ、変更は保存されていません。もう一度お試しください。',
    uncertain:
      'サーバーから完了の応答がありませんでした。保存された可能性があります。再送する前に確認してください。',
  },
  storage: {
    blocked:
      'このブラウザーは、このサイトのデータを保存しない設定になっています。作業はこのタブの中だけで続けられます。タブを再読み込みするか閉じると、ログアウトされ、保存していない入力は失われます。データを残すには、このアドレスのサイトデータを許可してください。',
    full: 'ブラウザーの保存領域がいっぱいです。これから入力や選択をした内容は、保存しないままタブを再読み込みするか閉じると失われます。ほかのサイトのデータを削除して、空きを作ってください。',
  },
  toggle: {
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
  },
  hint: {
    capsLock: 'Caps Lock がオンになっています。',
    firstShown: '最初の{{count}}件を表示しています。入力すると絞り込めます。',
    noOptions: '選択肢がありません',
  },
  picker: {
    open: '一覧を開く',
    close: '一覧を閉じる',
  },
  language: {
    en: 'English',
    ja: '日本語',
    switch: '言語を{{language}}に切り替える',
  },
  date: {
    choose: '日付を選択',
    previousMonth: '前の月',
    nextMonth: '次の月',
  },
  time: {
    choose: '時刻を選択',
    hours: '時',
    minutes: '分',
  },
  file: {
    hint: 'ファイルをここにドロップするか、選択してください',
    locked: 'ファイルは選択されていません',
    chosen: '選択中：{{name}}',
  },
};
