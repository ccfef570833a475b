import type { Translation } from '../../catalogue';
import type { cards as en } from '../en/cards';

export const cards: Translation<typeof en> = {
  choose: {
    title: '社員',
    purpose: 'カードを作成する社員を選択してください。',
    list: '選択できる社員',
  },
  since: {
    label: '入社日（以降）',
    unknown_other: '入社日が不明な{{count, number}}名は表示していません。',
  },
  toSheets: '用紙を表示',
  empty: {
    title: '社員が選択されていません',
    why: '一覧で社員を選択すると、カードを並べた用紙がここに表示されます。',
  },
  format: {
    label: 'カードのサイズ',
    staff: '社員証',
    id1: '銀行カード型（ID-1）',
    measures: '{{width}} × {{height}} mm、塗り足し{{bleed, number}} mm。画像は{{across}} × {{down}} px',
  },
  sheets: {
    title: '用紙',
    count: 'カード{{cards, number}}枚、A4用紙{{sheets, number}}枚（1枚につき最大{{each, number}}枚のカード）',
    shown: '用紙 {{sheet, number}} / {{sheets, number}}',
    earlier: '前の用紙',
    later: '次の用紙',
  },
  print: '印刷',
  pictures: '画像を保存（300 dpi）',
  gaps: {
    title_other: '写真のないカードが{{count, number}}枚あります',
    why: 'これらのカードの写真枠は空白になります。写真は社員の編集画面で登録できます。「1名分」で写真を準備できます。',
    none: '{{name}}さん：写真が登録されていません。',
    unreadable: '{{name}}さん：写真を読み取れません。',
    add: '写真を登録',
    addOf: '写真を登録：{{name}}さん',
    all: '{{all, number}}名すべてを表示',
    print: 'このまま印刷',
    pictures: 'このまま保存',
  },
  run: {
    reading: '写真を読み込んでいます：{{done, number}} / {{all, number}}',
    drawing: '画像を作成しています：{{done, number}} / {{all, number}}',
    readingNow: '写真を読み込んでいます…',
    drawingNow: '画像を作成しています…',
    stop: '中止',
    stopped: '中止しました。印刷も保存もしていません。',
    saved: '{{file}}を保存しました。',
    failed: 'カードを作成できませんでした。もう一度お試しください。',
    printing:
      '用紙の準備ができました。ブラウザーの印刷画面で、A4・倍率100%（用紙に合わせない）で印刷してください。',
  },
  paperHint: 'ブラウザーのメニューではなく、画面の「印刷」を押してください。先に写真を読み込みます。',
};
