import { expect, it } from 'vitest';
import { columnTracks, edgeOffsets, type MatrixColumn } from '@/ui/matrix/matrix-column';
import { placeAfterKey } from '@/ui/matrix/use-matrix-focus';
import { assignElements, drawNext, rowsInSight, rowsToDraw } from '@/ui/matrix/use-drawn-rows';
import { measureSight } from '@/ui/matrix/use-sight';

it.each([
  ['at the top', 0, 340, 2000, 0, 22],
  ['after a turn of the wheel, in steps', 34 * 5, 340, 2000, 0, 26],
  ['in the midst', 34 * 1000, 340, 2000, 992, 1022],
  ['at the end', 34 * 1990, 340, 2000, 1980, 2000],
  ['of a list that has become short', 34 * 1990, 340, 6, 0, 6],
  ['of an empty list', 0, 340, 0, 0, 0],
  ['before anything is measured', 0, 0, 2000, 0, 32],
])('renders the rows %s', (_, scrollTop, height, count, start, end) => {
  expect(rowsInSight(measureSight(scrollTop, height, 34), count)).toEqual({ start, end });
});

it('renders the focused row wherever it is, and visible rows first', () => {
  // Scrolled to the middle of row 7, whose second half is visible with the first half of row 8.
  const sight = measureSight(34 * 7.5, 34, 34);
  const rows = { start: 3, end: 10 };
  expect(rowsToDraw(rows, sight, 5)).toEqual([5, 4, 6, 7, 8, 3, 9]);
  expect(rowsToDraw(rows, sight, 1)).toEqual([1, 4, 5, 6, 7, 8, 3, 9]);
  expect(rowsToDraw(rows, sight, 19)).toEqual([19, 4, 5, 6, 7, 8, 3, 9]);
});

it('adds a few rows in each frame, which reuse the elements of others', () => {
  const first = drawNext([], ['a', 'b', 'c', 'd', 'e']);
  expect(first).toEqual({ rows: ['a', 'b', 'c', 'd', 'e'], isWhole: true });
  const jump = drawNext(first.rows, ['a', 'p', 'q', 'r', 's']);
  expect(jump).toEqual({ rows: ['a', 'p', 'q', 'b', 'c'], isWhole: false });
  expect(drawNext(jump.rows, ['a', 'p', 'q', 'r', 's'])).toEqual({
    rows: ['a', 'p', 'q', 'r', 's'],
    isWhole: true,
  });
  // The focus went to a row far away: it comes at once.
  expect(drawNext(['a', 'b'], ['z', 'a', 'b', 'c']).rows).toEqual(['a', 'b', 'z', 'c']);
});

const SIZE = { rows: 40, columns: 34, page: 10 };
const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['ArrowUp', {}, [4, 5]],
  ['ArrowDown', {}, [6, 5]],
  ['ArrowLeft', {}, [5, 4]],
  ['ArrowRight', {}, [5, 6]],
  ['PageUp', {}, [0, 5]],
  ['PageDown', {}, [15, 5]],
  ['Home', {}, [5, 0]],
  ['End', {}, [5, 33]],
  ['Home', { ctrlKey: true }, [0, 0]],
  ['End', { metaKey: true }, [39, 33]],
  ['ArrowLeft', { altKey: true }, undefined],
  ['ArrowDown', { ctrlKey: true }, undefined],
  ['a', {}, undefined],
])('the key %s with %j moves to %j', (key, modifiers, expected) => {
  const next = placeAfterKey({ row: 5, column: 5 }, { ...PLAIN, ...modifiers, key }, SIZE);
  expect(next && [next.row, next.column]).toEqual(expected);
});

it('reuses the element of a removed row for a new one', () => {
  const first = assignElements(new Map(), ['a', 'b', 'c']);
  expect([...first]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
  expect(assignElements(first, ['a', 'b', 'c'])).toBe(first);
  const scrolled = assignElements(first, ['b', 'c', 'd', 'e']);
  expect([...scrolled]).toEqual([
    ['b', 1],
    ['c', 2],
    ['d', 0],
    ['e', 3],
  ]);
  expect([...assignElements(scrolled, ['e'])]).toEqual([['e', 3]]);
});

it('stops at the edges of the matrix', () => {
  const corner = { row: 39, column: 33 };
  expect(placeAfterKey(corner, { ...PLAIN, key: 'ArrowDown' }, SIZE)).toEqual(corner);
  expect(placeAfterKey(corner, { ...PLAIN, key: 'ArrowRight' }, SIZE)).toEqual(corner);
});

it('lays out columns, some of them fixed at the edges', () => {
  const column = (id: string, width: number, edge?: 'start' | 'end'): MatrixColumn => ({
    id,
    width,
    edge,
    head: id,
  });
  const columns = [
    column('name', 212, 'start'),
    column('no', 60, 'start'),
    { ...column('1', 23), grows: true },
    column('total', 60, 'end'),
    column('due', 50, 'end'),
  ];
  const { offsets, start, end } = edgeOffsets(columns);
  expect(Object.fromEntries(offsets)).toEqual({ name: 0, no: 212, total: 50, due: 0 });
  expect([start, end]).toEqual([272, 110]);
  expect(columnTracks(columns)).toEqual({ tracks: '212px 60px minmax(23px, 1fr) 60px 50px', width: 405 });
});
