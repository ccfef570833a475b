import { env } from '@/config/env';
import { unlessAborted } from '@/lib/unless-aborted';
import { ReadBeside } from './decode-beside';
import type { FetchOrder, FetchReport } from './fetch-job';
import { sendByLoadedClient } from './load-client';
import type { Call, Transport } from './transport';

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
export function fetchBeside<Question>({ start, question }: Beside<Question>): Transport {
  return async (call) => {
    const said = await askWorker(start(), orderOf(call, question), call.signal);
    // The worker of a release that is gone cannot be loaded any more.
    if (said === 'gone') return sendByLoadedClient(call);
    if (said.kind === 'broken') throw new Error(said.reason);
    if (said.kind === 'other') return { status: said.status, data: said.text };
    return { status: 200, data: new ReadBeside(said.result, said.unreadable) };
  };
}

function orderOf<Question>({ method, path, body, token }: Call, question: Question): FetchOrder<Question> {
  return {
    call: {
      url: new URL(`${env.apiBaseUrl.replace(/\/$/, '')}/${path}`, location.href).href,
      method,
      headers: {
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    },
    question,
  };
}

function askWorker(worker: Worker, order: FetchOrder<unknown>, signal: AbortSignal) {
  const said = new Promise<FetchReport<unknown> | 'gone'>((resolve) => {
    worker.onerror = () => resolve('gone');
    worker.onmessage = ({ data }: MessageEvent<FetchReport<unknown>>) => resolve(data);
    worker.postMessage(order);
  });
  return unlessAborted(said, signal).finally(() => worker.terminate());
}
