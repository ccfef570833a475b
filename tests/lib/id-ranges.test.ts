import { expect, it } from 'vitest';
import { readIdRanges, writeIdRanges } from '@/lib/id-ranges';

it.each([
  [[], ''],
  [[7], '7'],
  [[3, 1, 2], '1-3'],
  [[12, 10, 11, 8, 1, 2], '1-2,8,10-12'],
  [[5, 5, 6], '5-6'],
])('writes %j as “%s”, and reads it again', (ids, text) => {
  expect(writeIdRanges(ids)).toBe(text);
  expect(readIdRanges(text)).toEqual([...new Set(ids)].sort((a, b) => a - b));
});

it.each([
  [null, []],
  ['1-2,x,4', [1, 2, 4]],
  ['0,-3,1.5, 9,007', []],
  ['9-7', []],
  ['2-,-2,1-2-3', []],
  ['3,1-4', [3, 1, 2, 4]],
])('reads “%s” as %j', (text, ids) => {
  expect(readIdRanges(text)).toEqual(ids);
});

it('keeps two thousand ids in a short address, and limits an open range', () => {
  expect(writeIdRanges(Array.from({ length: 2000 }, (_, index) => index + 1))).toBe('1-2000');
  expect(readIdRanges('1-999999999,5')).toHaveLength(20_000);
});

it('reads every id of a long list whole', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => 10_001 + 2 * index);
  expect(readIdRanges(writeIdRanges(ids))).toEqual(ids);
});
