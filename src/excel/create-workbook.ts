import { withWorker } from '@/api/worker';
import { inSlices } from '@/lib/in-slices';
import type { CellBlock, WorkbookDescription } from './workbook-description';
import type { WorkbookJob } from './workbook-worker';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const ROWS_AT_ONCE = 500;

type Options = {
  signal: AbortSignal;
  /** The share that is done, from 0 to 1. */
  onProgress?: (done: number) => void;
};

/**
 * Copies the rows to a worker in slices, so that the page stays responsive. Source: EX-1.
 * @throws the reason of an aborted `signal`; an `Error` when the worker cannot be loaded or fails.
 */
export async function createWorkbook(
  { title, sheets }: WorkbookDescription,
  { signal, onProgress }: Options,
): Promise<Blob> {
  const start = () => new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  const bytes = await withWorker<WorkbookJob, BlobPart>(start, signal, async ({ send, ask }) => {
    await inSlices(listPieces(sheets), signal, (piece) => {
      if ('rows' in piece) send('block', piece);
      else send('sheet', piece);
    });
    return ask('write', title, onProgress);
  });
  return new Blob([bytes], { type: XLSX_TYPE });
}

function* listPieces(sheets: WorkbookDescription['sheets']) {
  for (const { blocks, ...sheet } of sheets) {
    yield sheet;
    for (const block of blocks) yield* splitBlock(block);
  }
}

function* splitBlock(block: CellBlock): Generator<CellBlock> {
  const { row, rows } = block;
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    yield { ...block, row: row + first, rows: rows.slice(first, first + ROWS_AT_ONCE) };
}
