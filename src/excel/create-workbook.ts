import { inSlices } from '@/lib/in-slices';
import type { WorkbookDescription } from './workbook-description';
import type { JobReport } from './workbook-job';
import { workbookParts } from './workbook-parts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Options = {
  /** Ends the worker at once. */
  signal: AbortSignal;
  /** The share that is done, from 0 to 1. */
  onProgress?: (done: number) => void;
};

/**
 * Writes an .xlsx file in a worker of its own, which gets it piece by piece, so that the page stays free. Source: EX-1.
 *
 * @throws the signal's reason (an `AbortError`) when cancelled; an `Error` when the worker cannot be loaded or fails.
 */
export function createWorkbook(
  description: WorkbookDescription,
  { signal, onProgress }: Options,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
    };
    const fail = (reason: string) => {
      end();
      reject(new Error(`The workbook was not written: ${reason}`));
    };
    function cancel() {
      end();
      // Whoever stops it says why with an error, `AbortController` does too.
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', cancel);
    worker.onerror = ({ message }) => fail(message || 'the writer could not be loaded');
    worker.onmessage = ({ data }: MessageEvent<JobReport>) => {
      if (data.kind === 'progress') onProgress?.(data.done);
      else if (data.kind === 'failed') fail(data.reason);
      else if (data.kind === 'written') {
        end();
        resolve(new Blob([data.bytes], { type: XLSX_TYPE }));
      }
    };
    inSlices(workbookParts(description), signal, (part) => worker.postMessage(part)).catch(
      (error: unknown) =>
        // What is cancelled has been answered.
        signal.aborted || fail(String(error)),
    );
  });
}
