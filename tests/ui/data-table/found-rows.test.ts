import { describe, expect, it } from 'vitest';
import type { Column } from '@/ui/data-table/column';
import { createSearch } from '@/lib/word-search';
import { searchTexts, sortRows } from '@/ui/data-table/use-found-rows';

type Row = { name: string; hours: number | '' };

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', text: (row) => row.name },
  { id: 'hours', header: 'Hours', text: (row) => row.hours },
];
const makeRows = (...names: string[]): Row[] => names.map((name, index) => ({ name, hours: index }));

describe('searching rows', () => {
  const rows = makeRows('タナカ ハナコ', 'Aung Min', 'Ａｕｎｇ　Ｔｈｕ', '鈴木 一郎');
  const search = createSearch(rows, (row) => searchTexts(row, columns));
  const find = (words: string) => search.find(words).map(({ name }) => name);

  it.each([
    ['aung', ['Aung Min', 'Ａｕｎｇ　Ｔｈｕ']],
    ['THU aung', ['Ａｕｎｇ　Ｔｈｕ']],
    ['たなか', ['タナカ ハナコ']],
    ['ﾀﾅｶ', ['タナカ ハナコ']],
    ['一郎', ['鈴木 一郎']],
    ['nobody', []],
  ])('%s finds %o', (words, names) => {
    expect(find(words)).toEqual(names);
  });

  it('finds all rows with an empty search', () => {
    expect(find(' 　')).toHaveLength(4);
  });

  it('does not match across two columns', () => {
    expect(find('min1')).toEqual([]);
  });
});

describe('sorting rows', () => {
  const namesBy = (rows: Row[], sort: string) => sortRows(rows, columns, sort, 'ja').map(({ name }) => name);

  it.each([
    [
      ['b10', 'b9', 'A'],
      ['A', 'b9', 'b10'],
    ],
    [
      ['さとう', 'あべ', 'いとう'],
      ['あべ', 'いとう', 'さとう'],
    ],
  ])('puts %o in the order of the language', (names, sorted) => {
    expect(namesBy(makeRows(...names), 'name')).toEqual(sorted);
    expect(namesBy(makeRows(...names), '-name')).toEqual(sorted.toReversed());
  });

  it('sorts numbers as numbers, and rows without one last in both directions', () => {
    const rows: Row[] = [
      { name: 'none', hours: '' },
      { name: 'ten', hours: 10 },
      { name: 'nine', hours: 9 },
    ];
    expect(namesBy(rows, 'hours')).toEqual(['nine', 'ten', 'none']);
    expect(namesBy(rows, '-hours')).toEqual(['ten', 'nine', 'none']);
  });

  it('keeps the order of equal rows, and does not change the given list', () => {
    const rows: Row[] = ['b', 'a', 'c'].map((name) => ({ name, hours: 1 }));
    expect(namesBy(rows, '-hours')).toEqual(['b', 'a', 'c']);
    expect(namesBy(rows, 'name')).toEqual(['a', 'b', 'c']);
    expect(rows.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  });

  it('keeps the rows when the column is unknown or no order is chosen', () => {
    const rows = makeRows('b', 'a');
    expect(sortRows(rows, columns, null, 'en')).toBe(rows);
    expect(sortRows(rows, columns, 'age', 'en')).toBe(rows);
  });
});
