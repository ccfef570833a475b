import { ApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error';

/** `onProgress` takes the share that is done, from 0 to 1; the buffers in `transfer` are moved, not copied. */
export type Tools = { onProgress: (done: number) => void; transfer: Transferable[] };
export type Job = Record<string, (order: never, tools: Tools) => unknown>;
type Order<J extends Job, N extends keyof J> = Parameters<J[N]>[0];

/** The id of every order of `send`. */
const UNANSWERED = 0;

type Message = { id: number; name: string; order: never };
/** An `ApiError` would lose its class between a worker and the page, so its parts are sent. */
type Failure = { message: string } | ({ kind: ApiErrorKind } & ApiErrorDetails);
type Reply = { id: number; progress?: number; failure?: Failure; answer?: unknown };
type PendingOrder = {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onProgress: Tools['onProgress'] | undefined;
};

/** The worker crashed, failed at an order of `send`, or cannot be loaded or read, e.g. after a release. */
export class WorkerLost extends Error {}
export type OpenWorker<J extends Job> = ReturnType<typeof openWorker<J>>;

/** `ask` rejects with the handler's error, or with `WorkerLost`. An order of `send` has no answer. */
export function openWorker<J extends Job>(start: () => Worker) {
  const worker = start();
  const pending = new Map<number, PendingOrder>();
  let lastId = 0;
  let lost: WorkerLost | null = null;
  const crash = new Promise<never>((_, reject) => {
    function lose(reason: string) {
      lost = new WorkerLost(reason);
      for (const order of pending.values()) order.reject(lost);
      pending.clear();
      reject(lost);
    }
    worker.onerror = ({ message }) => lose(message || 'the worker could not be loaded');
    worker.onmessageerror = () => lose('an answer of the worker could not be read');
    worker.onmessage = ({ data }: MessageEvent<Reply & { answer: never }>) => {
      const { id, progress, failure, answer } = data;
      const order = pending.get(id);
      if (progress !== undefined) return order?.onProgress?.(progress);
      pending.delete(id);
      if (failure === undefined) return order?.resolve(answer);
      const error = toError(failure);
      // Later answers would rest on the order that failed.
      if (id === UNANSWERED) lose(error.message);
      else order?.reject(error);
    };
  });
  // A crash while no caller waits for it must not be reported as an unhandled rejection.
  crash.catch(() => undefined);
  return {
    send: <N extends keyof J>(name: N, order: Order<J, N>) =>
      worker.postMessage({ id: UNANSWERED, name, order }),
    ask: <N extends keyof J>(name: N, order: Order<J, N>, onProgress?: Tools['onProgress']) =>
      new Promise<Awaited<ReturnType<J[N]>>>((resolve, reject) => {
        if (lost) return reject(lost);
        lastId += 1;
        pending.set(lastId, { resolve, reject, onProgress });
        worker.postMessage({ id: lastId, name, order });
      }),
    crash,
    end: () => worker.terminate(),
  };
}

function toError(failure: Failure): Error {
  return 'kind' in failure ? new ApiError(failure.kind, failure) : new Error(failure.message);
}

/** Ends the worker after `work`. @throws the reason of an abort, `WorkerLost`, or what `work` throws. */
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

/** The message handler of a worker, which replies to the page by `post`; exported for tests without workers. */
export function answerMessages(job: Job, post: (reply: Reply, transfer: Transferable[]) => void) {
  return async ({ id, name, order }: Message) => {
    const tools: Tools = { onProgress: (progress) => post({ id, progress }, []), transfer: [] };
    try {
      const answer = await job[name]?.(order, tools);
      if (id !== UNANSWERED) post({ id, answer }, tools.transfer);
    } catch (error) {
      const failure = error instanceof ApiError ? { ...error } : { message: String(error) };
      post({ id, failure }, []);
    }
  };
}

/** Starts the job where this module runs in a worker; does nothing in the page. */
export function serve(createJob: () => Job): void {
  if (!('WorkerGlobalScope' in globalThis)) return;
  const handleMessage = answerMessages(createJob(), (reply, transfer) =>
    self.postMessage(reply, { transfer }),
  );
  self.onmessage = ({ data }: MessageEvent<Message>) => void handleMessage(data);
}
