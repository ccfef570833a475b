import { expect, it } from 'vitest';
import { countRows, createPortion } from '@/features/hours/model/portion';

it.each([
  ['all rows that fit', 100, [3, 2], [3, 2]],
  ['the part of a long group that fits', 20, [3, 50, 2], [3, 7]],
  ['no head of a group without a row', 13, [3, 50], [3]],
  ['no short group after a cut one', 12, [50, 1], [7]],
  ['everything, for paper', Infinity, [300, 500], [300, 500]],
])('draws %s', (_name, lines, sizes, drawn) => {
  const take = createPortion(lines);
  const rows = sizes.map((size) => Array.from({ length: size }, (_, index) => index));
  expect(rows.map((all) => take(all).length).filter(Boolean)).toEqual(drawn);
});

it('counts the rows of all groups', () => {
  expect(countRows([[1, 2], [], [3]])).toBe(3);
});
