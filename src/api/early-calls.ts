import {
  AxiosError,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { settled } from './client';

/** A call that `start.js` sent before the application was there. */
export type EarlyCall = {
  method: string;
  /** Relative to the API's base path. */
  path: string;
  /** As it was sent; empty for a GET. */
  body: string;
  token: string;
  /** When it was sent, in milliseconds since the page began. */
  sentAt: number;
  answer: Promise<Response>;
  abort: () => void;
};

declare global {
  interface Window {
    /** Left by `start.js`. */
    earlyCalls?: EarlyCall[];
  }
}

/** Whoever asks later than this asks for what is so now. */
const FRESH_MS = 10_000;

/** Ends what was asked for and is not needed: the answers belong to nobody. */
export function dropEarlyCalls(): void {
  if (!('window' in globalThis)) return;
  window.earlyCalls?.forEach(({ abort }) => abort());
  delete window.earlyCalls;
}

/**
 * Where exactly this call was sent before the application was there: an adapter that gives its answer and sends nothing.
 * Each answer is given once, none for another token and none that is old: then all are dropped.
 */
export function takeEarlyCall(
  asked: Pick<EarlyCall, 'method' | 'path' | 'body'>,
  token: string | null,
): AxiosAdapter | undefined {
  if (!('window' in globalThis) || !window.earlyCalls) return undefined;
  const isOver = ({ token: owner, sentAt }: EarlyCall) =>
    owner !== token || performance.now() - sentAt > FRESH_MS;
  if (window.earlyCalls.some(isOver)) {
    dropEarlyCalls();
    return undefined;
  }
  const index = window.earlyCalls.findIndex(
    ({ method, path, body }) => method === asked.method && path === asked.path && body === asked.body,
  );
  const [call] = index < 0 ? [] : window.earlyCalls.splice(index, 1);
  return call && ((config) => answerOf(call, config));
}

async function answerOf(call: EarlyCall, config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { headers, ...answer } = await beforeItIsCancelled(call, config);
  return settled(config, { ...answer, headers: Object.fromEntries(headers) });
}

function beforeItIsCancelled({ answer, abort }: EarlyCall, config: InternalAxiosRequestConfig) {
  const read = async () => {
    try {
      const response = await answer;
      const { status, statusText, headers } = response;
      const body = counted(response, config);
      return {
        status,
        statusText,
        headers,
        data: await (config.responseType === 'blob' ? body.blob() : body.text()),
      };
    } catch (error) {
      throw AxiosError.from(error, AxiosError.ERR_NETWORK, config);
    }
  };
  return new Promise<Awaited<ReturnType<typeof read>>>((resolve, reject) => {
    const stop = () => {
      abort();
      reject(new CanceledError(undefined, config));
    };
    if (config.signal?.aborted) stop();
    config.signal?.addEventListener?.('abort', stop);
    read().then(resolve, reject);
  });
}

/** The same answer, which says on its way how much of it has arrived. */
function counted(response: Response, { onDownloadProgress: tell }: InternalAxiosRequestConfig): Response {
  if (!tell || !response.body) return response;
  const total = Number(response.headers.get('Content-Length')) || undefined;
  let loaded = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      tell({ loaded, total, bytes: chunk.byteLength, lengthComputable: total !== undefined });
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count));
}
