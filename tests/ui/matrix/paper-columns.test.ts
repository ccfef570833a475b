import { expect, it } from 'vitest';
import type { MatrixColumn } from '@/ui/matrix/matrix-column';
import { splitColumnsIntoSheets } from '@/ui/matrix/matrix-sheets';

const column = (id: string, width: number, more: Partial<MatrixColumn> = {}): MatrixColumn => ({
  id,
  width,
  head: id,
  ...more,
});
const days = (count: number, width: number) =>
  Array.from({ length: count }, (_, day) => column(String(day + 1), width, { grows: true }));
const name = column('name', 240, { edge: 'start' });
const total = column('total', 104, { edge: 'end' });

it.each([
  ['a month of days on one sheet', [name, ...days(31, 23), total], [33]],
  ['six months on one sheet', [name, ...days(6, 100), total], [8]],
  ['26 weeks on two sheets, each with the names', [name, ...days(26, 170), total], [15, 14]],
  ['names alone on one sheet', [name, total], [2]],
])('puts %s', (_what, columns, counts) => {
  const sheets = splitColumnsIntoSheets(columns);
  expect(sheets.map(({ length }) => length)).toEqual(counts);
  expect(sheets.map(([first]) => first)).toEqual(sheets.map(() => name));
  expect(sheets.flatMap(([, ...others]) => others)).toEqual(columns.slice(1));
});
