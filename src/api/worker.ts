import { ApiError } from './api-error';

/** `onProgress` takes the share that is done, `transfer` the buffers to move, not copy. */
export type Tools = { onProgress: (done: number) => void; transfer: Transferable[] };
/** One handler for each kind of order. */
export type Job = Record<string, (order: never, tools: Tools) => unknown>;
type Order<J extends Job, N extends keyof J> = Parameters<J[N]>[0];

/** `id` is 0 where no answer is needed. */
type Message = { id: number; name: string; order: never };
type Failure = string | ConstructorParameters<typeof ApiError>;
type Reply = { id: number; progress?: number; failure?: Failure; answer?: unknown };
type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void } & Partial<Tools>;

/** The worker crashed, or its file cannot be loaded, e.g. after a new release. */
export class WorkerLost extends Error {}
export type OpenWorker<J extends Job> = ReturnType<typeof openWorker<J>>;

/** `ask` rejects with the handler's error, an `ApiError` included, or `WorkerLost`; `send` has no answer. */
export function openWorker<J extends Job>(start: () => Worker) {
  const worker = start();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const crash = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new WorkerLost(message || 'the worker could not be loaded'));
  });
  crash.catch(() => undefined);
  worker.onmessage = ({ data }: MessageEvent<Reply & { answer: never }>) => {
    const { id, progress, failure, answer } = data;
    const order = waiting.get(id);
    if (progress !== undefined) return order?.onProgress?.(progress);
    waiting.delete(id);
    if (failure === undefined) return order?.resolve(answer);
    order?.reject(typeof failure === 'string' ? new Error(failure) : new ApiError(...failure));
  };
  return {
    send: <N extends keyof J>(name: N, order: Order<J, N>) => worker.postMessage({ id: 0, name, order }),
    ask: <N extends keyof J>(name: N, order: Order<J, N>, onProgress?: Tools['onProgress']) =>
      new Promise<Awaited<ReturnType<J[N]>>>((resolve, reject) => {
        crash.catch(reject);
        waiting.set((lastId += 1), { resolve, reject, onProgress });
        worker.postMessage({ id: lastId, name, order });
      }),
    crash,
    end: () => worker.terminate(),
  };
}

/** Runs `work` with a worker that ends with it. @throws the reason of `signal` as soon as it aborts, or an error of `work`. */
export async function withWorker<J extends Job, Answer>(
  start: () => Worker,
  signal: AbortSignal,
  work: (worker: OpenWorker<J>) => Promise<Answer>,
): Promise<Answer> {
  signal.throwIfAborted();
  const worker = openWorker<J>(start);
  const cancellation = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return Promise.race([work(worker), cancellation, worker.crash]).finally(worker.end);
}

/** The message handler of a worker, which replies to the page by `post`. Tests run it in the page. */
export function answerMessages(job: Job, post: (reply: Reply, transfer: Transferable[]) => void) {
  return async ({ id, name, order }: Message) => {
    const tools: Tools = { onProgress: (progress) => post({ id, progress }, []), transfer: [] };
    try {
      const answer = await job[name]?.(order, tools);
      if (id > 0) post({ id, answer }, tools.transfer);
    } catch (error) {
      post({ id, failure: error instanceof ApiError ? [error.kind, { ...error }] : String(error) }, []);
    }
  };
}

/** Starts the job where this module runs in a worker; does nothing in the page. */
export function serve(createJob: () => Job): void {
  if (!('WorkerGlobalScope' in globalThis)) return;
  const take = answerMessages(createJob(), (reply, transfer) => self.postMessage(reply, { transfer }));
  self.onmessage = ({ data }: MessageEvent<Message>) => void take(data);
}
