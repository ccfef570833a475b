import { expect, it, onTestFinished, vi } from 'vitest';
import { inSlices, nextTurn } from '@/lib/in-slices';

const never = new AbortController().signal;

it('processes all items in order', async () => {
  const taken: number[] = [];
  await inSlices([1, 2, 3], never, (item) => taken.push(item));
  expect(taken).toEqual([1, 2, 3]);
});

it('waits for no timer, because browsers slow the timers of hidden tabs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const taken: number[] = [];
  await inSlices([1, 2], never, (item) => taken.push(item));
  expect(taken).toEqual([1, 2]);
});

it('yields to other work, which may abort it', async () => {
  const controller = new AbortController();
  let isClosed = false;
  function* endless() {
    try {
      for (;;) yield 1;
    } finally {
      isClosed = true;
    }
  }
  void nextTurn().then(() => controller.abort());
  const running = inSlices(endless(), controller.signal, () => undefined);
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect(isClosed).toBe(true);
});

it('does not start when it was already aborted', async () => {
  const taken: number[] = [];
  const running = inSlices([1], AbortSignal.abort(), (item) => taken.push(item));
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect(taken).toEqual([]);
});
