import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { onNetworkIdle } from '@/start/on-network-idle';
import { beIdle } from '../support/browser-states';

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

/** Starts a query; the returned function ends it. */
function beginReading(name: string): () => Promise<unknown> {
  let end = () => {};
  const answer = new Promise<string>((resolve) => (end = () => resolve(name)));
  const read = client.query({ queryKey: [name], queryFn: () => answer });
  return () => (end(), read);
}

it('waits for all running queries', async () => {
  beIdle();
  const endFirst = beginReading('first');
  const endSecond = beginReading('second');
  const act = vi.fn();
  onNetworkIdle(client, act);
  await endFirst();
  expect(act).not.toHaveBeenCalled();
  await endSecond();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  await beginReading('later')();
  expect(act).toHaveBeenCalledTimes(1);
});

it('stops waiting after its limit', () => {
  beIdle();
  vi.useFakeTimers();
  beginReading('endless');
  const act = vi.fn();
  onNetworkIdle(client, act);
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('is cancelled', async () => {
  beIdle();
  const end = beginReading('other');
  const act = vi.fn();
  const cancel = onNetworkIdle(client, act);
  cancel();
  await end();
  expect(act).not.toHaveBeenCalled();
});
