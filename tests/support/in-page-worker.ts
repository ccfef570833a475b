import { answerMessages, type Job } from '@/api/worker';

const workers = import.meta.glob<{ createJob: () => Job }>('/src/{excel,features}/**/*-worker.ts');

type HandleMessage = ReturnType<typeof answerMessages>;

/** jsdom has no workers: runs the jobs of ours in the page. A terminated worker sends no message. */
export class InPageWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  private isTerminated = false;
  private handler: Promise<HandleMessage> | undefined;

  constructor(private readonly url: URL | string = '') {
    super();
  }

  postMessage(message: Parameters<HandleMessage>[0]): void {
    // The `structuredClone` of Node cannot copy a blob of jsdom.
    const copy = hasBlob(message.order) ? message : structuredClone(message);
    this.handler ??= this.start();
    void this.handler.then((handle) => handle(copy));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** The job of the worker's file; a test overrides it for a worker that the application does not have. */
  protected async loadJob(): Promise<Job> {
    const path = Object.keys(workers).find((file) => String(this.url).includes(file));
    const module = path && (await workers[path]?.());
    if (!module) throw new Error(`No worker at ${String(this.url)}`);
    return module.createJob();
  }

  private async start(): Promise<HandleMessage> {
    return answerMessages(await this.loadJob(), (reply) => {
      const data = structuredClone(reply);
      if (!this.isTerminated) this.onmessage?.(new MessageEvent('message', { data }));
    });
  }
}

const hasBlob = (order: unknown) =>
  order instanceof Blob ||
  (order instanceof Object && Object.values(order).some((value) => value instanceof Blob));
