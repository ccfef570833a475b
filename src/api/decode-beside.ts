import { readJson } from './read-json';

/** On a slow machine shorter ones are read within a frame, and sooner than a worker is there. */
const LONG_BYTES = 512 * 1024;

type Beside<Report> = {
  /** Starts the worker that reads it. */
  start: () => Worker;
  /** What the worker is told; the blob is in it. */
  message: (received: Blob) => unknown;
  /** What the schema checks, of what the worker says. */
  toAnswer: (report: Report) => unknown;
};

/**
 * The JSON of an answer; of a long one what a worker made of it, so that the page stays free.
 *
 * @throws the reason of `ending` as soon as it is given.
 */
export async function decodeBeside<Report>(
  received: unknown,
  ending: AbortSignal,
  { start, message, toAnswer }: Beside<Report>,
): Promise<unknown> {
  if (!(received instanceof Blob) || received.size < LONG_BYTES) return readJson(received);
  return new Promise((resolve, reject) => {
    ending.throwIfAborted();
    const worker = start();
    const end = () => {
      worker.terminate();
      ending.removeEventListener('abort', cancel);
    };
    function cancel() {
      end();
      // Whoever stops it says why with an error, `AbortController` does too.
      reject(ending.reason as Error);
    }
    ending.addEventListener('abort', cancel);
    // The worker of a release that is gone cannot be loaded any more.
    worker.onerror = () => {
      end();
      resolve(readJson(received));
    };
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      end();
      resolve(toAnswer(data));
    };
    worker.postMessage(message(received));
  });
}
