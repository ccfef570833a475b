import type { SheetCells } from './sheet-cells';
import type { JobReport } from './workbook-job';
import type { WorkbookFault } from './workbook-refused';

/** What no honest file takes, on a slow computer. */
const LONGEST_MS = 20_000;

export type OpenedWorkbook =
  { kind: 'cells'; cells: SheetCells } | { kind: 'refused'; fault: WorkbookFault | 'tooSlow' | 'failed' };

/**
 * Reads the first filled sheet of an .xlsx file, of at most `mostRows` filled rows, in a worker of its own: whatever the file
 * does to it, the page stays free, and the worker is ended. Formulas are not calculated.
 */
export function openWorkbook(file: Blob, mostRows: number, signal: AbortSignal): Promise<OpenedWorkbook> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(() => end({ kind: 'refused', fault: 'tooSlow' }), LONGEST_MS);
    const end = (answer: OpenedWorkbook) => {
      worker.terminate();
      clearTimeout(timer);
      resolve(answer);
    };
    const fail = () => end({ kind: 'refused', fault: 'failed' });
    signal.addEventListener('abort', fail, { once: true });
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<JobReport>) =>
      data.kind === 'cells' || data.kind === 'refused' ? end(data) : fail();
    worker.postMessage({ kind: 'read', file, mostRows });
  });
}
