import { describe, expect, it } from 'vitest';
import { slicePage, pageWindow } from '@/ui/data-table/page-window';

describe('page buttons', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [6, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, 5, 6]],
    [4, 20, [1, 2, 3, 4, 5, 6]],
    [5, 20, [2, 3, 4, 5, 6, 7]],
    [19, 20, [15, 16, 17, 18, 19, 20]],
    [20, 20, [15, 16, 17, 18, 19, 20]],
  ])('for page %d of %d are %o [TB-1]', (page, pageCount, buttons) => {
    expect(pageWindow(page, pageCount)).toEqual(buttons);
  });
});

describe('a page', () => {
  const rows = Array.from({ length: 23 }, (_, index) => index + 1);

  it('holds its part of the rows', () => {
    expect(slicePage(rows, 2, 10)).toEqual({ page: 2, pageCount: 3, rows: rows.slice(10, 20) });
  });

  it('beyond the end is the last one', () => {
    expect(slicePage(rows, 99, 10)).toMatchObject({ page: 3, rows: [21, 22, 23] });
  });

  it('of no rows is empty', () => {
    expect(slicePage([], 3, 10)).toMatchObject({ page: 1, pageCount: 1, rows: [] });
  });
});
