import { expect, it } from 'vitest';
import { dateKeywords, nameKeywords } from '@/i18n/search-keywords';
import { addDays } from '@/lib/calendar-date';
import { createSearch } from '@/lib/word-search';

const HANAKO = { eng_name: 'Yamada Hanako', jp_name: '山田　花子' };
const ZAW_LIN = { eng_name: 'Zaw Lin', jp_name: 'ゾー・リン' };
const TAKASAKI = { eng_name: 'Takasaki Ren', jp_name: '髙﨑蓮' };

const ROWS = [HANAKO, ZAW_LIN, TAKASAKI];
const { find } = createSearch(ROWS, (person) => {
  const index = ROWS.indexOf(person);
  return [...nameKeywords(person, `S00${index}`), ...dateKeywords(addDays('2026-01-01', index))];
});

it.each([
  ['山田花子', [HANAKO]],
  ['花子 山田', [HANAKO]],
  ['ﾔﾏﾀﾞ', []],
  ['yamadahanako', [HANAKO]],
  ['ｿﾞｰﾘﾝ', [ZAW_LIN]],
  ['ゾー・リン', [ZAW_LIN]],
  ['高崎 蓮', [TAKASAKI]],
  ['髙崎', [TAKASAKI]],
  ['s001', [ZAW_LIN]],
  ['2026/1/3', [TAKASAKI]],
  ['2026-01-03', [TAKASAKI]],
  ['3 jan 2026', [TAKASAKI]],
  ['２０２６年１月３日', [TAKASAKI]],
  ['', ROWS],
])('finds by "%s" the people it names', (search, expected) => {
  expect(find(search)).toEqual(expected);
});
