import type { Translation } from '../../catalogue';
import type { projects as en } from '../en/projects';

export const projects: Translation<typeof en> = {
  title: 'プロジェクト登録',
  purpose: '作業を報告する対象のプロジェクトです。',
  form: {
    new: 'プロジェクトを登録',
    edit: '{{code}}を編集',
    editing: '編集中',
    cancel: '編集をキャンセル',
    loadFailed: 'プロジェクトを読み込めませんでした',
    notFound: 'このプロジェクトはもう存在しません',
    notFoundWhy: '削除されたか、アドレスが間違っています。',
  },
  field: {
    code: 'コード',
    engName: '英語名',
    jpName: '日本語名',
    createdAt: '作成日',
  },
  list: {
    title: 'プロジェクトリスト',
    search: 'コードまたは名前で検索',
    import: 'ファイルから取り込む',
    edit: '{{code}}を編集',
    delete: '{{code}}を削除',
    empty: 'まだプロジェクトがありません',
    emptyWhy: '上のフォームで登録すると、作業を報告できるようになります。',
    noMatch: '条件に合うプロジェクトがありません',
    noMatchWhy: '「すべてのプロジェクト」を選ぶと、ほかのプロジェクトも表示されます。',
  },
  activity: {
    hours: '時間',
    people: '人数',
    lastDate: '最終記録日',
    planLeft: '予定の残り',
    over: '{{hours}}超過',
    plan: '予定',
    planOf: '{{code}}の予定',
    range: '時間、人数、最終記録日は{{start}}から{{end}}までのものです。',
    reading: '{{start}}から{{end}}までの時間を読み込んでいます。',
    failed: 'プロジェクトの時間を読み込めませんでした。すべてのプロジェクトを表示しています。',
    filter: '絞り込み',
    clear: '絞り込みを解除',
    show: '稼働状況',
    all: 'すべてのプロジェクト',
    active: '稼働中',
    archived: '6か月間記録なし',
  },
  many: {
    select: '{{code}}を選択',
    row: '{{code}} {{name}}',
    deleteTitle_other: '{{count, number}}件のプロジェクトを削除しますか？',
    deleteBody_other:
      '次の{{count, number}}件に記録済みの時間はすべてのレポートから消え、今後は報告できなくなります。コードは再利用できません。',
    deleted_other: '{{count, number}}件のプロジェクトを削除しました。',
  },
  deletion: {
    title: 'このプロジェクトを削除しますか？',
    what: '記録済みの時間はすべてのレポートから消え、今後は報告できなくなります。コードは再利用できません。',
  },
};
