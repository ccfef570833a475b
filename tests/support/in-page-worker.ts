import { answerMessages, type Job } from '@/api/worker';

const workers = import.meta.glob<{ createJob: () => Job }>('/src/{excel,features}/**/*-worker.ts');

type Take = ReturnType<typeof answerMessages>;

/** jsdom has no workers: does the work of ours in the page. A worker that was ended says nothing more. */
export class InPageWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  private isEnded = false;
  private take: Promise<Take> | undefined;

  constructor(private readonly url: URL | string = '') {
    super();
  }

  postMessage(message: Parameters<Take>[0]): void {
    // A blob is handed over as it is, also in a question about it.
    const copy = holdsBlob(message.order) ? message : structuredClone(message);
    this.take ??= this.start();
    void this.take.then((take) => take(copy));
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** What it does; of a worker that is none of the application its test says it. */
  protected async loadJob(): Promise<Job> {
    const path = Object.keys(workers).find((file) => String(this.url).includes(file));
    const module = path && (await workers[path]?.());
    if (!module) throw new Error(`No worker at ${String(this.url)}`);
    return module.createJob();
  }

  private async start(): Promise<Take> {
    return answerMessages(await this.loadJob(), (reply) => {
      const data = structuredClone(reply);
      if (!this.isEnded) this.onmessage?.(new MessageEvent('message', { data }));
    });
  }
}

const holdsBlob = (order: unknown) =>
  order instanceof Blob ||
  (order instanceof Object && Object.values(order).some((value) => value instanceof Blob));
