import { describe, expect, it } from 'vitest';
import { cellAddress, cellRange, columnLetters, LAST_COLUMN } from '@/excel/cell-address';
import { columnTotal } from '@/excel/cell-totals';

describe('the address of a cell', () => {
  it.each([
    [1, 'A'],
    [26, 'Z'],
    [27, 'AA'],
    [52, 'AZ'],
    [702, 'ZZ'],
    [703, 'AAA'],
    [LAST_COLUMN, 'XFD'],
  ])('of column %i starts with %s', (column, letters) => expect(columnLetters(column)).toBe(letters));

  it('names cells and ranges', () => {
    expect(cellAddress(4, 42)).toBe('AP4');
    expect(cellRange(3, 2, 9, 8)).toBe('B3:H9');
  });
});

describe('a total', () => {
  const rows = [
    ['a', 1.5],
    ['b', { formula: 'X', result: 2 }],
    ['c', null],
    ['d', { formula: 'X', result: '' }],
  ];

  it('is a formula with its result', () => {
    expect(columnTotal(rows, { index: 1, column: 3, firstRow: 4 })).toEqual({
      formula: 'SUM(C4:C7)',
      result: 3.5,
    });
  });

  it('is empty without rows', () => expect(columnTotal([], { index: 1, column: 3, firstRow: 4 })).toBe(0));
});
