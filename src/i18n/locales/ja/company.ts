import type { Translation } from '../../catalogue';
import type { company as en } from '../en/company';

export const company: Translation<typeof en> = {
  title: '勤務カレンダー',
  purpose:
    '休業日と勤務時間の設定です。サーバーには保存先がないため、ファイルを保存してアプリケーションと同じ場所に置くと、全員に反映されます。',
  holidays: {
    title: '休業日',
    purpose: '作業の入力が不要な日です。祝日カレンダー（.ics）から一年分を追加できます。',
    choose: 'カレンダーから追加…',
    none: '休業日は登録されていません。',
    isOff: '休業',
    date: '日付',
    name: '名称',
    day: '{{date}}（{{weekday}}）',
    tick: '{{date}} {{name}}を休業日にする',
    added: '新規',
    named: '名称を追加',
    read: '{{name}}：新規{{added, number}}日、名称を追加{{named, number}}日、変更なし{{kept, number}}日。',
    timed: '終日ではない予定は除きました。',
    refused: {
      notCalendar: '{{name}}はカレンダーファイルではありません。.icsファイルを選択してください。',
      truncated: '{{name}}は破損しているか、途中で切れています。もう一度書き出してください。',
      tooMany: '{{name}}の予定が20,000件を超えています。期間を短くして書き出してください。',
      tooLarge: '{{name}}は10MBを超えています。期間を短くして書き出してください。',
      tooSlow: '{{name}}を時間内に読み込めませんでした。期間を短くして書き出してください。',
      failed: '{{name}}を読み込めませんでした。',
    },
    save: 'holidays.jsonを保存',
  },
  patterns: {
    title: '勤務時間',
    purpose: 'ここに記載がない人は月曜から金曜まで1日8時間の勤務です。個人の行は役職の行より優先されます。',
    none: '8時間以外の勤務時間は登録されていません。',
    line: '{{line, number}}行目',
    who: '対象者',
    everyone: '全員：{{position}}',
    from: '開始日',
    add: '行を追加',
    remove: '{{line, number}}行目を削除',
    save: 'work-patterns.jsonを保存',
    badHours: '0～24時間、30分単位',
    twice: '{{line, number}}行目と同じです。別の日を選択してください',
  },
};
