import { describe, expect, it } from 'vitest';
import { COLUMN_FIELDS } from '@/features/import/model/import-field';
import { matchColumns, withColumn } from '@/features/import/model/match-columns';
import { members as en } from '@/i18n/locales/en/members';
import { members as ja } from '@/i18n/locales/ja/members';

const LABELS: Record<string, keyof typeof en.field> = {
  'members:field.staffNo': 'staffNo',
  'members:field.engName': 'engName',
  'members:field.jpName': 'jpName',
  'members:field.email': 'email',
  'members:field.phNumber': 'phNumber',
  'members:field.permanentDate': 'permanentDate',
};

function match(...rows: string[][]) {
  const lines = rows.map((texts, index) => ({ line: index + 1, cells: texts.map((text) => ({ text })) }));
  return matchColumns(lines, COLUMN_FIELDS.members, ({ label }) => {
    const name = LABELS[label];
    return name ? [en.field[name], ja.field[name]] : [];
  });
}

describe('the columns of a file', () => {
  it.each<[string, string[][], (string | null)[]]>([
    ['by English labels', [['English name', 'E-mail']], ['eng_name', 'email']],
    ['by Japanese labels', [['氏名（日本語）', 'メールアドレス']], ['jp_name', 'email']],
    ['whatever case, width and signs', [['ＳＴＡＦＦ　ID *', 'e mail:']], ['staff_no', 'email']],
    [
      'by headings of other programs',
      [['社員番号', '氏名', 'ログインID']],
      ['staff_no', 'jp_name', 'username'],
    ],
    ['a label before such a word', [['氏名', '氏名（日本語）']], [null, 'jp_name']],
    ['a name in two columns', [['姓', '名', 'フリガナ']], ['jp_name.family', 'jp_name.given', null]],
    ['an English one', [['First name', 'Surname']], ['eng_name.given', 'eng_name.family']],
    ['a whole name before its parts', [['姓', '名', '氏名']], [null, null, 'jp_name']],
    ['each field once', [['E-mail', 'Mail']], ['email', null]],
    [
      'by the contents of the cells',
      [
        ['x', 'y', 'z', 'n'],
        ['a@b.c', '090-1234-5678', '2020/4/1', '12'],
        ['d@e.f', '', '2020-05-01 00:00:00', '13'],
      ],
      ['email', 'ph_number', 'permanent_date', null],
    ],
    ['no head at all', [['', '']], [null, null]],
    ['not by a few cells alone', [['x'], ['a@b.c'], ['none'], ['none']], [null]],
  ])('are matched %s', (_name, rows, expected) => {
    expect(match(...rows)).toEqual(expected);
  });

  it('assign a field to the chosen column only', () => {
    expect(withColumn(['email', null, 'role'], 1, 'email')).toEqual([null, 'email', 'role']);
    expect(withColumn(['email', 'role'], 0, null)).toEqual([null, 'role']);
    expect(withColumn(['jp_name.family', 'jp_name.given', null], 2, 'jp_name')).toEqual([
      ...[null, null, 'jp_name'],
    ]);
    expect(withColumn(['jp_name', null], 1, 'jp_name.given')).toEqual([null, 'jp_name.given']);
  });
});
