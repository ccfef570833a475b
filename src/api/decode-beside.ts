import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { readJson } from './read-json';
import type { Reading, ReadReport } from './read-job';
import { skipRows } from './unreadable-rows';

/** A long answer that was read beside the page. */
export class ReadBeside<Result> {
  constructor(
    readonly result: Result,
    /** How many of its rows were left out. */
    readonly unreadable: number,
  ) {}
}

/** On a slow machine shorter ones are read within a frame, and sooner than a worker is there. */
const LONG_BYTES = 512 * 1024;

/**
 * The JSON of an answer; of a long one what a worker, which `start` starts, made of it, so that the page stays free: the form that
 * `readSchema` checks.
 *
 * @throws the reason of `ending` as soon as it is given.
 */
export async function decodeBeside(
  received: unknown,
  ending: AbortSignal,
  start: () => Worker,
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
    worker.onmessage = ({ data }: MessageEvent<ReadReport<unknown>>) => {
      end();
      resolve(data.kind === 'read' ? new ReadBeside(data.result, data.unreadable) : data.answer);
    };
    worker.postMessage(received);
  });
}

/** An answer that was read beside the page, or is read now. */
export function readSchema<Answer, Result>({ isMeant, read }: Reading<Answer, Result>) {
  return mapped(
    z.custom<Answer | ReadBeside<Result>>((answer) => answer instanceof ReadBeside || isMeant(answer)),
    (answer) => {
      if (!(answer instanceof ReadBeside)) return read(answer);
      skipRows(answer.unreadable);
      return answer.result;
    },
  );
}
