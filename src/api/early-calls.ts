import { unlessAborted } from '@/lib/unless-aborted';
import type { Answer, Call, Transport } from './transport';

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

/** True until all that was sent before the application was there is taken over. */
export const hasEarlyCalls = (): boolean => 'window' in globalThis && Boolean(window.earlyCalls?.length);

/** Ends what was asked for and is not needed: the answers belong to nobody. */
export function dropEarlyCalls(): void {
  if (!('window' in globalThis)) return;
  window.earlyCalls?.forEach(({ abort }) => abort());
  delete window.earlyCalls;
}

/**
 * Where exactly this call was sent before the application was there: gives its answer and sends nothing.
 * Each answer is given once, none for another token and none that is old: then all are dropped.
 */
export function takeEarlyCall(
  asked: Pick<EarlyCall, 'method' | 'path' | 'body'>,
  token: string | null,
): Transport | undefined {
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
  return call && ((asker) => answerOf(call, asker));
}

function answerOf({ answer, abort }: EarlyCall, { signal, isBlob, onProgress }: Call): Promise<Answer> {
  const read = async () => {
    const response = await answer;
    const body = counted(response, onProgress);
    return { status: response.status, data: await (isBlob ? body.blob() : body.text()) };
  };
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return unlessAborted(read(), signal);
}

/** The same answer, which says on its way how much of it has arrived. */
function counted(response: Response, tell: Call['onProgress']): Response {
  if (!tell || !response.body) return response;
  const total = Number(response.headers.get('Content-Length')) || undefined;
  let loaded = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      tell(loaded, total);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count));
}
