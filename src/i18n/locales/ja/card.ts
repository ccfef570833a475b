import type { Translation } from '../../catalogue';
import type { card as en } from '../en/card';

export const card: Translation<typeof en> = {
  title: 'スタッフカード',
  purpose: 'メンバーが携帯するカードと、その写真を作成します。',
  card: {
    title: 'カード',
    preview: 'カードのプレビュー',
    person: '氏名',
    personHint: '氏名またはスタッフIDで検索できます',
    photo: 'カードの写真',
    placed: '編集した写真をカードに配置しました。',
    dropHere: 'ここに写真をドロップ',
    photoUnreadable:
      'プロフィール写真を保存先から読み取れないため、カードに表示できません。「写真編集」で画像を選択してください。',
    download: 'カードをダウンロード',
    reset: 'リセット',
  },
  print: {
    position: 'Position : {{position}}',
    staffNo: 'ID : {{staffNo}}',
  },
  photo: {
    title: '写真編集',
    purpose: '仕上がった写真をカードへドラッグするか、「カードに配置」を押してください。',
    stage: '編集中の写真',
    empty: '画像をここにドロップするか、選択してください。',
    alt: '編集中の写真',
    current: '編集中の写真：{{step}}',
    place: 'カードに配置',
    download: '画像をダウンロード',
    clear: '画像をクリア',
  },
  tool: {
    source: '画像',
    edit: '編集',
    choose: '画像を選択',
    profile: 'プロフィール写真を使う',
    removeBackground: '背景を削除',
    retouch: 'レタッチ',
    crop: '切り抜き',
    needsPhoto: '先に画像を選択してください。',
    missing: {
      removeBackground: '背景の削除は設定されていないため利用できません。',
      retouch: 'レタッチは設定されていないため利用できません。',
      detail: 'システム管理者向け：{{setting}}にサービスのアドレスが設定されていません。',
    },
  },
  step: {
    label: 'これまでの編集',
    numbered: '{{number}}. {{step}}',
    chosen: '画像の選択',
    profile: 'プロフィール写真',
    backgroundRemoved: '背景の削除',
    retouched: 'レタッチ',
    cropped: '切り抜き',
    undo: '編集を元に戻す',
    redo: '編集をやり直す',
  },
  busy: {
    choose: '画像を読み込んでいます…',
    removeBackground: '背景を削除しています…',
    retouch: 'レタッチしています…',
    crop: '切り抜いています…',
  },
  crop: {
    title: '切り抜き',
    hint: '顔が円に収まるように、写真を移動・拡大してください。',
    zoom: '拡大',
    move: {
      label: '写真を移動',
      left: '左へ移動',
      right: '右へ移動',
      up: '上へ移動',
      down: '下へ移動',
    },
    apply: '切り抜く',
  },
  problem: {
    removeBackground: '背景を削除できませんでした。もう一度お試しください。',
    retouch: '画像を補正できませんでした。もう一度お試しください。',
    crop: '切り抜きに失敗しました：{{reason}}',
    unreadable:
      'この画像を読み取れません。壊れているか大きすぎる可能性があります。別の画像を選択してください。',
    download: 'カードをダウンロードできませんでした。もう一度お試しください。',
  },
};
