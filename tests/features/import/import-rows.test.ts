import { expect, it } from 'vitest';
import { otherHeads, toRows } from '@/features/import/model/import-rows';

it.each([
  ['Password', false],
  ['PASS', false],
  ['passphrase', false],
  ['pwd (initial)', false],
  ['パスワード', false],
  ['暗証番号', false],
  ['ＰＡＳＳ', false],
  ['初期ﾊﾟｽﾜｰﾄﾞ', false],
  ['Passport no.', true],
  ['Blood type', true],
])('an unused column %s is kept for the file of results: %s', (head, isKept) => {
  const texts = [
    ['Name', head],
    ['Aung', 'X1234567'],
  ];
  const lines = texts.map((cells, index) => ({ line: index + 1, cells: cells.map((text) => ({ text })) }));
  const match = ['eng_name', null];
  expect(otherHeads(lines, match)).toEqual(isKept ? [head] : []);
  expect(toRows(lines, match)).toEqual([
    { line: 2, texts: { eng_name: 'Aung' }, faults: {}, others: isKept ? ['X1234567'] : [] },
  ]);
});
