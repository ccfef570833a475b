// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { connectSession } from '@/api/bearer-token';
import { createFetchJob } from '@/api/fetch-job';
import { fetchInWorker, readSchema } from '@/api/read-in-worker';
import { readingRows, type RowReader } from '@/api/read-job';
import { request } from '@/api/request';
import { readRows } from '@/api/wire-values';
import { mockServer } from '@/mock-api/node';
import { http, HttpResponse } from 'msw';
import { InPageWorker } from '../support/in-page-worker';

/** Sums numbers, each of them twice. */
function startSum(): RowReader<number> {
  const ofNumbers = z.number();
  let sum = 0;
  const add = (rows: readonly unknown[]) =>
    void readRows(rows, (row) => {
      const { success, data = 0 } = ofNumbers.safeParse(row);
      sum += data * 2;
      return success || undefined;
    });
  return { add, end: () => sum };
}

let ended = 0;

class SumWorker extends InPageWorker {
  protected override loadJob = () => Promise.resolve(createFetchJob(startSum, () => [])());
  override terminate() {
    super.terminate();
    ended += 1;
  }
}

/** The worker of an earlier release, whose file no longer exists. */
class MissingWorker extends SumWorker {
  override postMessage() {
    queueMicrotask(() => void this.onerror?.(new ErrorEvent('error')));
  }
}

const sumBy = (SomeWorker: typeof SumWorker, signal?: AbortSignal) =>
  request(readSchema(readingRows(startSum)), {
    path: 'sum',
    body: { of: 'everything' },
    signal,
    send: fetchInWorker(() => new SomeWorker()),
  });

/** Answers the calls of the worker, and records them. */
function answer(respond: () => Response | Promise<Response>) {
  const calls: { headers: object; body: string }[] = [];
  mockServer.use(
    http.post('*/api/sum', async ({ request: call }) => {
      calls.push({ headers: Object.fromEntries(call.headers), body: await call.text() });
      return respond();
    }),
  );
  return calls;
}

const refused = vi.fn();
async function catchFailure(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return null;
  } catch (error) {
    return error;
  }
}

beforeEach(() => {
  ended = 0;
  connectSession({ getToken: () => 'mine', onUnauthorized: refused });
});
afterEach(() => connectSession({ getToken: () => null, onUnauthorized: () => undefined }));

describe('a response with very many rows', () => {
  it.each([
    ['in a worker', SumWorker],
    ['in the page when no worker is available', MissingWorker],
  ])('is requested like any other and parsed %s', async (_where, SomeWorker) => {
    const calls = answer(() => HttpResponse.json([1, 2, 3]));
    await expect(sumBy(SomeWorker)).resolves.toBe(12);
    const json = 'application/json';
    // A further header would need a preflight request on a server of another origin.
    const headers = { accept: json, authorization: 'Bearer mine', 'content-type': json };
    expect(calls).toEqual([{ headers, body: '{"of":"everything"}' }]);
    expect(ended).toBe(1);
  });

  it.each([
    [
      'a failure with words',
      () => HttpResponse.json({ message: 'Too much.' }, { status: 422 }),
      'invalid',
      'Too much.',
    ],
    [
      'a failing status in a body of 200',
      () => HttpResponse.json({ status: 500, error: 'No.' }),
      'server',
      'No.',
    ],
    ['a page in place of rows', () => new HttpResponse('<html>'), 'contract', undefined],
    ['a list that breaks off', () => new HttpResponse('[1,2'), 'contract', undefined],
    ['no response', () => HttpResponse.error(), 'offline', undefined],
    ['a response that is cut off', brokenAnswer, 'offline', undefined],
  ])('is rejected with the reason: %s', async (_what, respond, kind, serverMessage) => {
    answer(respond);
    const failure = await catchFailure(sumBy(SumWorker));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind, serverMessage });
    expect(ended).toBe(1);
  });

  it.each(['add', 'end'] as const)('is rejected as no rows when the reader fails: %s', async (step) => {
    class FailingWorker extends SumWorker {
      protected override loadJob = () => {
        const fail = () => {
          throw new RangeError('too many');
        };
        const startFailing = () => ({ ...startSum(), [step]: fail });
        return Promise.resolve(createFetchJob(startFailing, () => [])());
      };
    }
    answer(() => HttpResponse.json([1]));
    expect(await catchFailure(sumBy(FailingWorker))).toMatchObject({ name: 'ApiError', kind: 'contract' });
  });

  it('ends the session when the token is refused', async () => {
    answer(() => new HttpResponse('', { status: 401 }));
    expect(await catchFailure(sumBy(SumWorker))).toMatchObject({ kind: 'unauthorized' });
    expect(refused).toHaveBeenCalledWith('mine');
  });

  it('is aborted when the query is cancelled', async () => {
    answer(() => new Promise(() => undefined));
    const controller = new AbortController();
    const sum = catchFailure(sumBy(SumWorker, controller.signal));
    controller.abort();
    expect(await sum).toBe(controller.signal.reason);
    expect(ended).toBe(1);
  });
});

function brokenAnswer(): Response {
  const chunks = ['[1,', null];
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = chunks.shift();
        if (next) controller.enqueue(new TextEncoder().encode(next));
        else controller.error(new TypeError('gone'));
      },
    }),
  );
}
