// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkbook } from '@/excel/create-workbook';
import type { CellBlock, WorkbookDescription } from '@/excel/workbook-description';
import type { JobReport } from '@/excel/workbook-job';
import { workbookParts } from '@/excel/workbook-parts';
import { InPageWorker } from '../support/in-page-worker';
import { contentsOf, openWorkbook, sheetOf } from './opened-workbook';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => [index]);
const block = (row: number, count: number): CellBlock => ({ row, column: 1, rows: rowsOf(count) });
const bookOf = (...blocks: CellBlock[]): WorkbookDescription => ({
  title: 'Test',
  sheets: [
    { name: 'Cover', columns: [], blocks: [] },
    { name: 'Rows', columns: [], blocks },
  ],
});
const BOOK = bookOf(block(2, 3));

/** A worker that says what the test lets it say. */
class SilentWorker extends InPageWorker {
  static last: SilentWorker | undefined;
  isOver = false;
  constructor() {
    super();
    SilentWorker.last = this;
  }
  override postMessage = () => undefined;
  override terminate(): void {
    this.isOver = true;
  }
  fail(message?: string): void {
    this.onerror?.call(this, new ErrorEvent('error', { message }));
  }
  say(data: JobReport): void {
    this.onmessage?.call(this, new MessageEvent('message', { data }));
  }
}

/** Begins to write, in the hands of a silent worker. */
function begin(controller = new AbortController()) {
  vi.stubGlobal('Worker', SilentWorker);
  const done: number[] = [];
  const book = createWorkbook(BOOK, { signal: controller.signal, onProgress: (share) => done.push(share) });
  const worker = SilentWorker.last ?? new SilentWorker();
  return { book, worker, done, controller };
}

beforeEach(() => void vi.stubGlobal('Worker', InPageWorker));
afterEach(() => void vi.unstubAllGlobals());

describe('a workbook written beside the page', () => {
  it('is what was described, in one file of its type', async () => {
    const { signal } = new AbortController();
    const book = await createWorkbook(bookOf(block(2, 3), block(5, 1)), { signal });
    expect(book.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const sheet = sheetOf(await openWorkbook(await book.arrayBuffer()), 1);
    expect([sheet.name, contentsOf(sheet, 'A2:A5')]).toEqual(['Rows', [[0], [1], [2], [0]]]);
  });

  it('tells how far it is, and ends its worker with the file', async () => {
    const { book, worker, done } = begin();
    worker.say({ kind: 'progress', done: 0.4 });
    expect([done, worker.isOver]).toEqual([[0.4], false]);
    worker.say({ kind: 'written', bytes: new Uint8Array([1, 2]) });
    expect((await book).size).toBe(2);
    expect(worker.isOver).toBe(true);
  });

  it.each<[string, (worker: SilentWorker) => void, string]>([
    ['cannot write it', (worker) => worker.say({ kind: 'failed', reason: 'no room' }), 'no room'],
    ['breaks', (worker) => worker.fail('broken'), 'broken'],
    ['is not to be had', (worker) => worker.fail(), 'could not be loaded'],
  ])('fails with the reason where the worker %s', async (_, happen, reason) => {
    const { book, worker } = begin();
    happen(worker);
    await expect(book).rejects.toThrow(reason);
    expect(worker.isOver).toBe(true);
  });

  it('is cancelled at once, before and while it is written', async () => {
    const { book, worker, controller } = begin();
    controller.abort();
    await expect(book).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.isOver).toBe(true);
    await expect(createWorkbook(BOOK, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('fails where its rows cannot be made', async () => {
    const broken = bookOf();
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
    await expect(createWorkbook(broken, { signal: new AbortController().signal })).rejects.toThrow('no rows');
  });
});

describe('the pieces that a worker is sent', () => {
  it('are sheets, their blocks, and the word to write; long blocks in parts', () => {
    const parts = [...workbookParts(bookOf(block(2, 1_200), block(1_300, 500)))];
    expect(parts.map(({ kind }) => kind)).toEqual([
      ...['sheet', 'sheet', 'block', 'block', 'block', 'block', 'write'],
    ]);
    expect(
      parts.flatMap((part) => (part.kind === 'block' ? [[part.block.row, part.block.rows.length]] : [])),
    ).toEqual([
      [2, 500],
      [502, 500],
      [1_002, 200],
      [1_300, 500],
    ]);
    expect(parts.flatMap((part) => (part.kind === 'block' ? part.block.rows.slice(0, 1) : []))).toEqual([
      ...[[0], [500], [1_000], [0]],
    ]);
    expect([parts[0], parts.at(-1)]).toEqual([
      { kind: 'sheet', sheet: { name: 'Cover', columns: [] } },
      { kind: 'write', title: 'Test' },
    ]);
  });
});
