// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readRowPortions } from '@/api/row-portions';

const ROWS = [
  { id: 1, name: '社員' },
  { id: 2, name: 'a\\"},{' },
  { id: 3, of: [{ id: 4 }, { id: 5 }] },
  { id: 6, name: '😀' },
];

async function read(text: string, portionBytes: number) {
  const rows: unknown[] = [];
  const isRead = await readRowPortions(new Blob([text]), (more) => rows.push(...more), portionBytes);
  return isRead && rows;
}

it('hands over the rows of a list, wherever it is cut, or says that it cannot', async () => {
  const [text, plain] = [JSON.stringify(ROWS), JSON.stringify([ROWS[0], ROWS[3]])];
  const size = new Blob([text]).size;
  for (let bytes = 1; bytes <= size; bytes += 1) {
    expect([false, ROWS]).toContainEqual(await read(text, bytes));
    expect(await read(plain, bytes)).toEqual([ROWS[0], ROWS[3]]);
  }
  expect(await read(text, size)).toEqual(ROWS);
  expect(await read(JSON.stringify(JSON.parse(plain), null, 1), 7)).toEqual([ROWS[0], ROWS[3]]);
});

it.each([
  ['a failure', '{"message":"no"}'],
  ['a page', '<html>'],
  ['a list that was cut off', '[{"id":1},{"id":2}'],
  ['nothing', ''],
])('takes no rows from %s', async (_what, text) => {
  expect(await read(text, 8)).toBe(false);
});
