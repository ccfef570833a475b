import type { ImportField } from '@/i18n/record-fields';

const field = (
  name: string,
  label: ImportField['label'],
  words: string,
  content?: ImportField['content'],
): ImportField => ({ name, label, words: words.split('|'), width: 120, content });

/** Heads of Toggl Track, Clockify, Kimai, solidtime, companies' time sheets and our own exports. */
export const HOUR_FIELDS: readonly ImportField[] = [
  field('date', 'importing:hours.field.date', 'start date|day|work date|年月日|作業日|勤務日|開始日|日にち'),
  field(
    'start',
    'importing:hours.field.start',
    'start time|begin|from|start date time|clock in|time in|開始時刻|開始時間|開始日時|始業|始業時刻|始業時間|出勤|出勤時刻|出勤時間|出社時刻',
  ),
  field(
    'finish',
    'importing:hours.field.finish',
    'end time|stop time|to|stop|finish|finish time|clock out|time out|終了時刻|終了時間|終了日時|終業|終業時刻|終業時間|退勤|退勤時刻|退勤時間|退社時刻',
  ),
  field('finishDate', 'importing:hours.field.finishDate', 'stop date|終了日付'),
  field('times', 'importing:hours.field.times', 'time|period|時刻|時間帯|勤務時間帯|作業時間帯'),
  field(
    'duration',
    'importing:hours.field.duration',
    'duration|duration (h)|duration (decimal)|time spent|total hours|decimal hours|期間|作業時間|工数|所要時間|実働時間|稼働時間|勤務時間|労働時間|時間数|工数（h）',
  ),
  field(
    'minutes',
    'importing:hours.field.minutes',
    'duration (min)|duration (minutes)|time (min)|作業時間（分）|時間（分）|工数（分）',
  ),
  field(
    'person',
    'importing:hours.field.person',
    'user|member|employee|employee name|staff|staff name|full name|name|alias|username|user name|担当|担当者|社員|社員名|従業員名|名前|ユーザー|メンバー|ユーザー名|スタッフ|スタッフ名',
  ),
  field('email', 'importing:hours.field.email', 'email|mail|user email|メール', 'mail'),
  field(
    'staffNo',
    'importing:hours.field.staffNo',
    'staff no|staff number|employee id|employee no|employee number|account number|社員番号|社員no|社員id|社員コード|従業員番号|スタッフ番号',
  ),
  field(
    'project',
    'importing:hours.field.project',
    'project name|project code|プロジェクト名|プロジェクトコード|案件|案件名|pj',
  ),
  field(
    'task',
    'importing:hours.field.task',
    'task name|activity|work|タスク|アクティビティ|作業内容|工程|業務|業務内容|作業区分',
  ),
];
