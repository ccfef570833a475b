import { describe, expect, it } from 'vitest';
import { IMPORT_FIELDS } from '@/features/import/model/import-field';
import { matchColumns, withColumn } from '@/features/import/model/match-columns';
import { tidyDate, tidyPhone } from '@/features/import/model/tidy-cell';
import { members as en } from '@/i18n/locales/en/members';
import { members as ja } from '@/i18n/locales/ja/members';

const LABELS: Record<string, keyof typeof en.field> = {
  'members:field.staffNo': 'staffNo',
  'members:field.engName': 'engName',
  'members:field.jpName': 'jpName',
  'members:field.email': 'email',
  'members:field.phone': 'phone',
  'members:field.permanentDate': 'permanentDate',
};

function match(...rows: string[][]) {
  const cells = rows.map((texts, index) => ({ line: index + 1, cells: texts.map((text) => ({ text })) }));
  return matchColumns(cells, IMPORT_FIELDS.members, ({ label }) => {
    const name = LABELS[label];
    return name ? [en.field[name], ja.field[name]] : [];
  });
}

describe('the columns of a file', () => {
  it.each<[string, string[][], (string | null)[]]>([
    ['by English labels', [['English name', 'E-mail']], ['eng_name', 'email']],
    ['by Japanese labels', [['氏名（日本語）', 'メールアドレス']], ['jp_name', 'email']],
    ['whatever case, width and signs', [['ＳＴＡＦＦ　ID *', 'e mail:']], ['staff_no', 'email']],
    ['by words of other programs', [['社員番号', '氏名', 'ログインID']], ['staff_no', 'jp_name', 'username']],
    ['a label before such a word', [['氏名', '氏名（日本語）']], [null, 'jp_name']],
    ['each field once', [['E-mail', 'Mail']], ['email', null]],
    [
      'by what the cells look like',
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

  it('give a field to the one that was chosen, and take it from the other', () => {
    expect(withColumn(['email', null, 'role'], 1, 'email')).toEqual([null, 'email', 'role']);
    expect(withColumn(['email', 'role'], 0, null)).toEqual([null, 'role']);
  });
});

describe('cells that other programs write', () => {
  it.each([
    ['090-1234-5678', '09012345678'],
    ['+81 (0)90 1234', '+810901234'],
    ['０９０ー１２３４', '0901234'],
    ['call me', 'call me'],
  ])('a number %s is %s', (text, tidy) => expect(tidyPhone(text)).toBe(tidy));

  it.each([
    ['2020/4/1', '2020-04-01'],
    ['2020-04-01T00:00:00', '2020-04-01'],
    ['2020年4月1日', '2020-04-01'],
    ['soon', 'soon'],
  ])('a day %s is %s', (text, tidy) => expect(tidyDate(text)).toBe(tidy));
});
