import type { JobPart } from '@/excel/workbook-job';

type Take = (part: JobPart) => void;

/** jsdom has no workers: does the work of ours in the page. A worker that was ended says nothing more. */
export class InPageWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  private isEnded = false;
  private job?: Promise<Take>;

  postMessage(part: JobPart): void {
    const copy = structuredClone(part);
    this.job ??= this.start();
    void this.job.then((take) => take(copy));
  }

  terminate(): void {
    this.isEnded = true;
  }

  private async start(): Promise<Take> {
    const { createWorkbookJob } = await import('@/excel/workbook-job');
    return createWorkbookJob((data) => {
      if (!this.isEnded) this.onmessage?.(new MessageEvent('message', { data }));
    });
  }
}
