import { expect, it } from 'vitest';
import { announcedCount } from '@/features/import/model/import-end';

it.each([
  [0, 2, 0],
  [1, 2, 1],
  [2, 25, 0],
  [3, 25, 3],
  [24, 25, 24],
  [199, 1000, 100],
  [1000, 1000, 1000],
])('announces %i of %i rows as %i', (done, all, announced) => {
  expect(announcedCount(done, all)).toBe(announced);
});
