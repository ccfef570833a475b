// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { openWorker, withWorker, WorkerLost, type Tools } from '@/api/worker';
import { InPageWorker } from '../support/in-page-worker';

const createJob = () => {
  let sum = 0;
  return {
    add: (figure: number) => void (sum += figure),
    sum: (times: number, { onProgress }: Tools) => {
      onProgress(0.5);
      return sum * times;
    },
    wait: (_for: string) => new Promise<number>(() => undefined),
    refuse: (reason: string) => {
      if (reason === 'plain') throw new RangeError('too far');
      throw new ApiError('invalid', { status: 422, fields: { name: [reason] }, serverMessage: reason });
    },
  };
};
type SumJob = ReturnType<typeof createJob>;

let ended = 0;
let last: SumWorker;

class SumWorker extends InPageWorker {
  protected override loadJob = () => Promise.resolve(createJob());
  override terminate() {
    super.terminate();
    ended += 1;
  }
}

const start = () => (last = new SumWorker());
const never = () => new AbortController().signal;
const catchFailure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => (ended = 0));

describe('a persistent worker', () => {
  it('answers each job with its own result, and reports progress', async () => {
    const { send, ask, end } = openWorker<SumJob>(start);
    const done: number[] = [];
    send('add', 2);
    const both = [ask('sum', 10, (share) => done.push(share)), ask('sum', 1)];
    send('add', 3);
    expect(await Promise.all([...both, ask('sum', 1)])).toEqual([20, 2, 5]);
    expect([done, ended]).toEqual([[0.5], 0]);
    end();
    expect(ended).toBe(1);
  });

  it('passes errors on: an ApiError unchanged, any other with its message', async () => {
    const { ask } = openWorker<SumJob>(start);
    const refused = await catchFailure(ask('refuse', 'Taken.'));
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({
      kind: 'invalid',
      status: 422,
      fields: { name: ['Taken.'] },
      serverMessage: 'Taken.',
      message: 'Taken.',
    });
    expect(await catchFailure(ask('refuse', 'plain'))).toEqual(new Error('RangeError: too far'));
    expect(await ask('sum', 1)).toBe(0);
  });

  it('is lost with the error of an order that needs no answer', async () => {
    const { send, ask, crash } = openWorker<SumJob>(start);
    const pending = catchFailure(ask('wait', 'ever'));
    send('refuse', 'plain');
    const lost = await pending;
    expect(lost).toEqual(new WorkerLost('RangeError: too far'));
    expect(await catchFailure(crash)).toBe(lost);
    expect(await catchFailure(ask('sum', 1))).toBe(lost);
  });

  it.each([
    ['it has crashed', () => void last.onerror?.(new ErrorEvent('error'))],
    ['its answer cannot be read', () => void last.onmessageerror?.(new MessageEvent('messageerror'))],
  ])('fails pending and later jobs once %s', async (_what, lose) => {
    const { ask } = openWorker<SumJob>(start);
    const pending = catchFailure(ask('wait', 'ever'));
    lose();
    expect(await pending).toBeInstanceOf(WorkerLost);
    expect(await catchFailure(ask('sum', 1))).toBeInstanceOf(WorkerLost);
  });
});

describe('a worker for one job', () => {
  it('is terminated after its answer', async () => {
    expect(await withWorker<SumJob, number>(start, never(), ({ ask }) => ask('sum', 1))).toBe(0);
    expect(ended).toBe(1);
  });

  it.each([
    ['its handler fails', (ask: Ask) => ask('refuse', 'Taken.'), 'Taken.'],
    ['its caller fails', () => Promise.reject(new Error('no rows')), 'no rows'],
    [
      'it is lost, whatever it is used for',
      () => {
        last.onerror?.(new ErrorEvent('error'));
        return new Promise<never>(() => undefined);
      },
      'could not be loaded',
    ],
  ])('is terminated when %s', async (_what, use, message) => {
    const failed = withWorker<SumJob, never>(start, never(), ({ ask }) => use(ask));
    await expect(failed).rejects.toThrow(message);
    expect(ended).toBe(1);
  });

  it('fails with the reason of its abort signal, and is not started for an aborted one', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const left = new Error('left');
    const work = catchFailure(withWorker<SumJob, number>(start, signal, ({ ask }) => ask('wait', 'ever')));
    controller.abort(left);
    expect(await work).toBe(left);
    expect(ended).toBe(1);
    expect(await catchFailure(withWorker<SumJob, number>(start, signal, ({ ask }) => ask('sum', 1)))).toBe(
      left,
    );
    expect(ended).toBe(1);
  });
});

type Ask = ReturnType<typeof openWorker<SumJob>>['ask'];
