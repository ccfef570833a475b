import { expect, it, vi } from 'vitest';
import { streamJsonRows } from '@/api/stream-json-rows';

const ROWS = [
  { id: 1, name: '社員' },
  { id: 2, name: 'a\\"},{' },
  { id: 3, of: [{ id: 4 }, { id: 5 }] },
  { id: 6, name: '😀' },
];

/** Reads a text that arrives in chunks of `size` bytes. */
async function read(text: string, size: number) {
  const portions: unknown[][] = [];
  const bytes = new TextEncoder().encode(text);
  const arriving = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size)
        controller.enqueue(bytes.slice(from, from + size));
      controller.close();
    },
  });
  const other = await streamJsonRows(arriving, (rows) => portions.push(rows), size);
  return { other, portions };
}

it('passes each row of a list on exactly once, wherever the chunks are cut', async () => {
  const text = JSON.stringify(ROWS);
  const plain = JSON.stringify([ROWS[0], ROWS[3]]);
  for (let size = 1; size <= text.length * 2; size += 1) {
    expect((await read(text, size)).portions.flat()).toEqual(ROWS);
    expect((await read(plain, size)).portions.flat()).toEqual([ROWS[0], ROWS[3]]);
  }
  expect((await read(plain, 30)).portions).toEqual([[ROWS[0]], [ROWS[3]]]);
  expect((await read(JSON.stringify(ROWS, null, 1), 7)).portions).toEqual([ROWS]);
});

it.each([
  ['a failure', '{"message":"no"}', '{"message":"no"}', 0],
  ['a page', '<html>', '<html>', 0],
  ['nothing', '', '', 0],
  ['the rest of a list that breaks off', '[{"id":1},{"id":2}', '{"id":2}', 1],
])('passes the text on for %s', async (_what, text, other, rows) => {
  const result = await read(text, 12);
  expect(result.other).toBe(other);
  expect(result.portions.flat()).toHaveLength(rows);
});

it('stops the download when the rows cannot be used', async () => {
  const cancel = vi.fn<() => void>();
  const arriving = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[{"id":1},{"id":2}')),
    cancel,
  });
  const useRows = () => {
    throw new RangeError('too many');
  };
  await expect(streamJsonRows(arriving, useRows, 10)).rejects.toThrow('too many');
  expect(cancel).toHaveBeenCalledTimes(1);
});
