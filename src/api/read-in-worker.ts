import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { unlessAborted } from '@/lib/unless-aborted';
import { client, type Answer, type Call } from './client';
import type { FetchOrder, FetchReport } from './fetch-job';
import { readJson } from './read-json';
import type { Reading, ReadReport } from './read-job';
import { skipRows } from './unreadable-rows';

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

/** Starts a worker for one order. */
type Start = () => Worker;

/** What the worker reports; null where it cannot be loaded any more, as of a release that is gone. */
function askWorker<Report>(start: Start, order: unknown, signal: AbortSignal): Promise<Report | null> {
  signal.throwIfAborted();
  const worker = start();
  const reported = new Promise<Report | null>((resolve) => {
    worker.onerror = () => resolve(null);
    worker.onmessage = ({ data }: MessageEvent<Report>) => resolve(data);
    worker.postMessage(order);
  });
  return unlessAborted(reported, signal).finally(() => worker.terminate());
}

/**
 * The JSON of an answer that the page received; of a long one what a worker made of it, so that the page stays free: the form that
 * `readSchema` checks.
 *
 * @throws the reason of `ending` as soon as it is given.
 */
export async function decodeInWorker(received: unknown, ending: AbortSignal, start: Start): Promise<unknown> {
  if (!(received instanceof Blob) || received.size < LONG_BYTES) return readJson(received);
  const report = await askWorker<ReadReport<unknown>>(start, received, ending);
  if (!report) return readJson(received);
  return report.kind === 'read' ? new WorkerResult(report.result, report.unreadable) : report.answer;
}

/**
 * Sends a call whose answer has very many rows: a worker fetches it and reads it while it arrives, and no more of it than it can read. The
 * page stays free and gets a `WorkerResult`, which `readSchema` checks, or the text of another answer. `question` says what to read.
 */
export function fetchInWorker<Question>(start: Start, question: Question): (call: Call) => Promise<Answer> {
  return async (call) => {
    const { method, data, token, signal } = call;
    // A worker's own address is another one.
    const url = new URL(client.getUri(call), location.href).href;
    const order: FetchOrder<Question> = { call: { url, method, data, token }, question };
    const report = await askWorker<FetchReport<unknown>>(start, order, signal);
    if (!report) return client.request(call);
    if (report.kind === 'broken') throw new Error(report.reason);
    if (report.kind === 'other') return { status: report.status, data: report.text };
    return { status: 200, data: new WorkerResult(report.result, report.unreadable) };
  };
}

/** An answer that a worker read, or that is read now. */
export function readSchema<Answered, Result>({ isMeant, read }: Reading<Answered, Result>) {
  return mapped(
    z.custom<Answered | WorkerResult<Result>>((answer) => answer instanceof WorkerResult || isMeant(answer)),
    (answer) => {
      if (!(answer instanceof WorkerResult)) return read(answer);
      skipRows(answer.unreadable);
      return answer.result;
    },
  );
}
