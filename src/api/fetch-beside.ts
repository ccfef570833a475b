import {
  AxiosError,
  CanceledError,
  getAdapter,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import { client, settled } from './client';
import { ReadBeside } from './decode-beside';
import type { FetchOrder, FetchReport } from './fetch-job';

type Beside<Question> = {
  /** Starts the worker that fetches and reads. */
  start: () => Worker;
  /** What is to be read of the rows. */
  question: Question;
};

/**
 * How an answer of very many rows travels: a worker fetches it and reads it while it arrives, and no more of it than it can read. The page
 * stays free and gets a `ReadBeside`, which `readSchema` checks, or the text of another answer.
 */
export function fetchBeside<Question>({ start, question }: Beside<Question>): AxiosAdapter {
  return async (config) => {
    const said = await askWorker(start(), orderOf(config, question), config);
    // The worker of a release that is gone cannot be loaded any more.
    if (said === 'gone') return getAdapter(client.defaults.adapter)(config);
    if (said.kind === 'broken') throw new AxiosError(said.reason, AxiosError.ERR_NETWORK, config);
    if (said.kind === 'other') return settled(config, { status: said.status, data: said.text });
    return settled(config, { status: 200, data: new ReadBeside(said.result, said.unreadable) });
  };
}

function orderOf<Question>(config: InternalAxiosRequestConfig, question: Question): FetchOrder<Question> {
  const { method = 'GET', headers } = config;
  return {
    call: {
      url: new URL(client.getUri(config), location.href).href,
      method: method.toUpperCase(),
      headers: headers.toJSON() as Record<string, string>,
      body: typeof config.data === 'string' ? config.data : undefined,
    },
    question,
  };
}

function askWorker(worker: Worker, order: FetchOrder<unknown>, config: InternalAxiosRequestConfig) {
  return new Promise<FetchReport<unknown> | 'gone'>((resolve, reject) => {
    const cancel = () => reject(new CanceledError(undefined, config));
    if (config.signal?.aborted) cancel();
    config.signal?.addEventListener?.('abort', cancel);
    worker.onerror = () => resolve('gone');
    worker.onmessage = ({ data }: MessageEvent<FetchReport<unknown>>) => resolve(data);
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
