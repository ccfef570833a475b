import type { ImportOrder, ImportReport } from './import-job';

/** A worker that reads and checks; `onFailed` also where it cannot be loaded. */
export function startImportWorker(onReport: (report: ImportReport) => void, onFailed: () => void) {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = onFailed;
  worker.onmessage = ({ data }: MessageEvent<ImportReport>) =>
    data.kind === 'failed' ? onFailed() : onReport(data);
  return {
    ask: (order: ImportOrder) => worker.postMessage(order),
    end: () => worker.terminate(),
  };
}
