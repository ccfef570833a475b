// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createWorkbook } from '@/excel/create-workbook';
import type { CellBlock, WorkbookDescription } from '@/excel/workbook-description';
import { InPageWorker } from '../support/in-page-worker';
import { readContents, openWorkbook, findSheet } from './opened-workbook';
import { useWorker } from '../support/browser-states';

const createRows = (count: number) => Array.from({ length: count }, (_, index) => [index]);
const block = (row: number, count: number): CellBlock => ({ row, column: 1, rows: createRows(count) });
const describeBook = (...blocks: CellBlock[]): WorkbookDescription => ({
  title: 'Test',
  sheets: [
    { name: 'Cover', columns: [], blocks: [] },
    { name: 'Rows', columns: [], blocks },
  ],
});
const BOOK = describeBook(block(2, 3));

type Message = Parameters<InPageWorker['postMessage']>[0];

/** Notes what it is sent, and does nothing. */
class SilentWorker extends InPageWorker {
  static sent: Message[] = [];
  override postMessage(message: Message): void {
    SilentWorker.sent.push(message);
  }
}

/** Cannot be loaded. */
class MissingWorker extends InPageWorker {
  override postMessage(): void {
    this.onerror?.(new ErrorEvent('error'));
  }
}

const never = () => new AbortController().signal;

describe('a workbook written in a worker', () => {
  it('holds what was described, in one file of its type', async () => {
    const book = await createWorkbook(describeBook(block(2, 3), block(5, 1)), { signal: never() });
    expect(book.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const sheet = findSheet(await openWorkbook(await book.arrayBuffer()), 1);
    expect([sheet.name, readContents(sheet, 'A2:A5')]).toEqual(['Rows', [[0], [1], [2], [0]]]);
  });

  it('reports progress', async () => {
    const done: number[] = [];
    await createWorkbook(describeBook(block(2, 250)), {
      signal: never(),
      onProgress: (share) => done.push(share),
    });
    expect(done).toEqual([100 / 250, 200 / 250, 1].map((share) => share * 0.4).concat(1));
  });

  it('fails when its worker cannot be loaded', async () => {
    useWorker(MissingWorker);
    await expect(createWorkbook(BOOK, { signal: never() })).rejects.toThrow('could not be loaded');
  });

  it('is cancelled at once', async () => {
    useWorker(SilentWorker);
    const controller = new AbortController();
    const book = createWorkbook(BOOK, { signal: controller.signal });
    controller.abort();
    await expect(book).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails when its rows cannot be built', async () => {
    const broken = describeBook();
    broken.sheets = [
      {
        name: 'Rows',
        columns: [],
        blocks: {
          [Symbol.iterator]: () => {
            throw new Error('no rows');
          },
        },
      },
    ];
    await expect(createWorkbook(broken, { signal: never() })).rejects.toThrow('no rows');
  });
});

it('is sent to its worker in parts: sheets, blocks of rows, and the order to write', async () => {
  useWorker(SilentWorker);
  SilentWorker.sent = [];
  const { signal } = new AbortController();
  void createWorkbook(describeBook(block(2, 1_200), block(1_300, 500)), { signal });
  await vi.waitFor(() => expect(SilentWorker.sent.at(-1)?.name).toBe('write'));
  const part = (row: number, first: number, count: number) => ({
    ...block(row, 0),
    rows: createRows(first + count).slice(first),
  });
  expect(SilentWorker.sent.map(({ name, order }) => ({ name, order }))).toEqual([
    { name: 'sheet', order: { name: 'Cover', columns: [] } },
    { name: 'sheet', order: { name: 'Rows', columns: [] } },
    { name: 'block', order: part(2, 0, 500) },
    { name: 'block', order: part(502, 500, 500) },
    { name: 'block', order: part(1_002, 1_000, 200) },
    { name: 'block', order: part(1_300, 0, 500) },
    { name: 'write', order: 'Test' },
  ]);
});
