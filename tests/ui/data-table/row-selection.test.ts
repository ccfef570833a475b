import { describe, expect, it } from 'vitest';
import {
  extendSelection,
  hasAll,
  NOTHING_SELECTED,
  toggleAll,
  toggleRow,
  type SelectedRows,
} from '@/ui/data-table/row-selection';

const ORDER = [1, 2, 3, 4, 5, 6];
const listKeys = ({ keys }: SelectedRows) => [...keys].sort().join('');
const select = (...keys: number[]) => keys.reduce(toggleRow, NOTHING_SELECTED);

describe('the selection of rows', () => {
  it.each<[string, SelectedRows, string]>([
    ['one row', select(3), '3'],
    ['the same row twice', select(3, 3), ''],
    ['several rows', select(5, 1), '15'],
    ['a range downwards', extendSelection(select(2), 4, ORDER), '234'],
    ['a range upwards', extendSelection(select(4), 2, ORDER), '234'],
    ['a range that grows', extendSelection(extendSelection(select(2), 3, ORDER), 5, ORDER), '2345'],
    ['a range that shrinks', extendSelection(extendSelection(select(2), 5, ORDER), 3, ORDER), '23'],
    ['a range that turns round', extendSelection(extendSelection(select(3), 5, ORDER), 2, ORDER), '23'],
    ['a range in addition to an earlier selection', extendSelection(select(1, 4), 5, ORDER), '145'],
    ['a range from nowhere', extendSelection(NOTHING_SELECTED, 4, ORDER), '4'],
    ['a range whose begin is no longer found', extendSelection(select(2), 5, [4, 5, 6]), '25'],
    ['a range without rows that cannot be selected', extendSelection(select(1), 4, [1, 2, 4]), '124'],
    ['all', toggleAll(select(6), [1, 2, 3]), '1236'],
    ['all of a page that is already selected', toggleAll(select(1, 2, 6), [1, 2]), '6'],
  ])('of %s', (_name, selected, expected) => {
    expect(listKeys(selected)).toBe(expected);
  });

  it.each([
    [[1, 2], [1, 2], true],
    [[1, 2], [1], false],
    [[1], [1, 2], true],
    [[], [1], false],
  ])('reports whether all of %j are among %j', (keys, selected, expected) => {
    expect(hasAll(new Set(selected), keys)).toBe(expected);
  });
});
