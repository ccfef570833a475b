import { describe, expect, it } from 'vitest';
import { isSameInAnyOrder, threeWayMerge, type Fields } from '@/lib/three-way-merge';

const base = { name: 'Sato', address: 'Old Road', project: [1, 2], sort_key: '' as number | '' };
type Member = typeof base;

describe('merging two changes of one record', () => {
  it.each<[string, Partial<Member>, Partial<Member>, Partial<Member>, string[]]>([
    ['no changes', {}, {}, {}, []],
    ['only I changed a field', { name: 'Sasaki' }, {}, { name: 'Sasaki' }, []],
    ['only they changed a field', {}, { name: 'Kato' }, { name: 'Kato' }, []],
    ['each changed another field', { address: 'New' }, { sort_key: 2 }, { address: 'New', sort_key: 2 }, []],
    ['both changed a field to the same', { name: 'Kato' }, { name: 'Kato' }, { name: 'Kato' }, []],
    ['both changed a field, each to another', { name: 'A' }, { name: 'B' }, { name: 'A' }, ['name']],
    [
      'a field that I cleared and they changed',
      { address: '' },
      { address: 'B' },
      { address: '' },
      ['address'],
    ],
    ['a field that they cleared and I did not change', {}, { address: '' }, { address: '' }, []],
    ['each added to a list', { project: [1, 2, 3] }, { project: [1, 2, 4] }, { project: [1, 2, 3, 4] }, []],
    [
      'a list that I added to and they removed from',
      { project: [1, 2, 3] },
      { project: [2] },
      { project: [2, 3] },
      [],
    ],
    ['a list in another order', { project: [2, 1] }, {}, { project: [2, 1] }, []],
    ['a list would lose all', { project: [1] }, { project: [2] }, { project: [1] }, ['project']],
    ['they replaced a list alone', {}, { project: [5] }, { project: [5] }, []],
  ])('with %s', (_where, mine, theirs, merged, conflicts) => {
    expect(threeWayMerge(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      merged: { ...base, ...merged },
      conflicts,
    });
  });

  it.each([
    ['I removed a field that they did not change', { 'mark:1': 3, 'mark:2': 2 }, { 'mark:2': 2 }, []],
    ['they removed a field that I did not change', { 'mark:2': 2 }, { 'mark:1': 3, 'mark:2': 2 }, []],
  ])('recognises a missing field: %s', (_what, theirs, mine, conflicts) => {
    const before = { 'mark:1': 3, 'mark:2': 2 };
    const merge = threeWayMerge<Fields>(before, mine, theirs);
    expect(merge).toEqual({ merged: { 'mark:1': undefined, 'mark:2': 2 }, conflicts });
  });

  it('asks where I changed an entry that they removed', () => {
    expect(threeWayMerge<Fields>({ a: 1 }, { a: 2 }, {})).toEqual({ merged: { a: 2 }, conflicts: ['a'] });
  });
});

describe('the same value', () => {
  it.each([
    [1, 1, true],
    [1, '1', false],
    ['', undefined, false],
    [null, undefined, false],
    [[1, 2], [2, 1], true],
    [[1, 2], [1], false],
    [[{ id: 1 }], [{ id: 1 }], true],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(isSameInAnyOrder(one, other)).toBe(isSame);
  });
});
