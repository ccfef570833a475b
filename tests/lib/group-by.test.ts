import { describe, expect, it } from 'vitest';
import { groupBy } from '@/lib/group-by';

const LEAVES = [
  { id: 1, staffId: 7 },
  { id: 2, staffId: 3 },
  { id: 3, staffId: 7 },
];

describe('groupBy', () => {
  it('collects the rows of each key in their order, the group of the first row first', () => {
    expect([...groupBy(LEAVES, ({ staffId }) => staffId)]).toEqual([
      [
        7,
        [
          { id: 1, staffId: 7 },
          { id: 3, staffId: 7 },
        ],
      ],
      [3, [{ id: 2, staffId: 3 }]],
    ]);
  });

  it('makes no group of no row', () => {
    expect(groupBy(new Set<{ staffId: number }>(), ({ staffId }) => staffId).size).toBe(0);
  });

  it('computes the key of a row once', () => {
    let count = 0;
    groupBy(LEAVES, ({ staffId }) => {
      count += 1;
      return staffId;
    });
    expect(count).toBe(3);
  });
});
