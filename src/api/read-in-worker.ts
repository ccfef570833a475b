import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { client, type Answer, type Call } from './client';
import type { FetchJob } from './fetch-job';
import { readJson } from './read-json';
import type { Reading, ReadJob } from './read-job';
import { addInvalidRows } from './invalid-rows';
import { withWorker, WorkerLost } from './worker';

/** What a worker made of a long answer. */
export class WorkerResult<Result> {
  constructor(
    readonly result: Result,
    /** How many of its rows were left out. */
    readonly unreadable: number,
  ) {}
}

/** On a slow machine shorter ones are read within a frame, and sooner than a worker starts. */
const LONG_BYTES = 512 * 1024;

/**
 * The JSON of an answer that the page received; of a long one what a worker made of it, so that the page stays free: the form that
 * `readSchema` checks.
 *
 * @throws the reason of `ending` as soon as it is given.
 */
export async function decodeInWorker(
  received: unknown,
  ending: AbortSignal,
  start: () => Worker,
): Promise<unknown> {
  if (!(received instanceof Blob) || received.size < LONG_BYTES) return readJson(received);
  try {
    return await withWorker<ReadJob, unknown>(start, ending, async ({ ask }) => {
      const read = await ask('read', received);
      return 'result' in read ? new WorkerResult(read.result, read.unreadable) : read.answer;
    });
  } catch {
    ending.throwIfAborted();
    return readJson(received);
  }
}

/**
 * Sends a call whose answer has very many rows: a worker fetches it and reads it while it arrives, and no more of it than it can read. The
 * page stays free and gets a `WorkerResult`, which `readSchema` checks, or the text of another answer.
 */
export function fetchInWorker(start: () => Worker): (call: Call) => Promise<Answer> {
  return async (call) => {
    const { method, data, token, signal } = call;
    // A worker's own address is another one.
    const url = new URL(client.getUri(call), location.href).href;
    try {
      return await withWorker<FetchJob, Answer>(start, signal, async ({ ask }) => {
        const read = await ask('fetch', { url, method, data, token });
        if (!('result' in read)) return read;
        return { status: 200, data: new WorkerResult(read.result, read.unreadable) };
      });
    } catch (error) {
      if (error instanceof WorkerLost) return client.request(call);
      throw error;
    }
  };
}

/** An answer that a worker read, or that is read now. */
export function readSchema<Answered, Result>({ isMeant, read }: Reading<Answered, Result>) {
  return mapped(
    z.custom<Answered | WorkerResult<Result>>((answer) => answer instanceof WorkerResult || isMeant(answer)),
    (answer) => {
      if (!(answer instanceof WorkerResult)) return read(answer);
      addInvalidRows(answer.unreadable);
      return answer.result;
    },
  );
}
