import type { WorkbookDescription } from '@/excel/workbook-description';

/** jsdom has no workers: does the work of ours in the page. A worker that was ended says nothing more. */
export class InPageWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  private isEnded = false;

  postMessage(description: WorkbookDescription): void {
    void this.write(structuredClone(description));
  }

  terminate(): void {
    this.isEnded = true;
  }

  private async write(description: WorkbookDescription): Promise<void> {
    const { runWorkbookJob } = await import('@/excel/workbook-job');
    await runWorkbookJob(description, (data) => {
      if (!this.isEnded) this.onmessage?.(new MessageEvent('message', { data }));
    });
  }
}
