import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { client, type Answer, type Call } from './client';
import type { FetchJob } from './fetch-job';
import { readJson } from './read-json';
import type { Reading, ReadJob } from './read-job';
import { addInvalidRows } from './invalid-rows';
import { withWorker, WorkerLost } from './worker';

export class WorkerResult<Result> {
  constructor(
    readonly result: Result,
    readonly invalidRows: number,
  ) {}
}

/** Even a slow machine reads a shorter answer before a worker would have started. */
const LONG_BYTES = 512 * 1024;

/** Reads a long answer in a worker, or here where the worker fails. @throws the reason of `callSignal`. */
export async function decodeInWorker(
  received: unknown,
  callSignal: AbortSignal,
  start: () => Worker,
): Promise<unknown> {
  if (!(received instanceof Blob) || received.size < LONG_BYTES) return readJson(received);
  try {
    return await withWorker<ReadJob, unknown>(start, callSignal, async ({ ask }) => {
      const reply = await ask('read', received);
      return 'result' in reply ? new WorkerResult(reply.result, reply.invalidRows) : reply.answer;
    });
  } catch {
    callSignal.throwIfAborted();
    // If the reader itself failed, `readSchema` meets the same error and reports it.
    return readJson(received);
  }
}

/**
 * Reads very many rows in a worker while they arrive, or here where the worker fails. `data` is a `WorkerResult`,
 * or an answer that `readSchema` reads.
 */
export function fetchInWorker(start: () => Worker): (call: Call) => Promise<Answer> {
  return async (call) => {
    const { method, data, token, signal } = call;
    // A worker resolves relative URLs against its own address.
    const url = new URL(client.getUri(call), location.href).href;
    try {
      return await withWorker<FetchJob, Answer>(start, signal, async ({ ask }) => {
        const reply = await ask('fetch', { url, method, data, token });
        if (!('result' in reply)) return reply;
        return { status: 200, data: new WorkerResult(reply.result, reply.invalidRows) };
      });
    } catch (error) {
      if (error instanceof WorkerLost) return client.request(call);
      throw error;
    }
  };
}

/** The schema of an answer that a worker may have read already; any other is read here. */
export function readSchema<Answered, Result>({ isExpected, read }: Reading<Answered, Result>) {
  return mapped(
    z.custom<Answered | WorkerResult<Result>>(
      (answer) => answer instanceof WorkerResult || isExpected(answer),
    ),
    (answer) => {
      if (!(answer instanceof WorkerResult)) return read(answer);
      addInvalidRows(answer.invalidRows);
      return answer.result;
    },
  );
}
