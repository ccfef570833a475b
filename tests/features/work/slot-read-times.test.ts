import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getUsableMs, isPendingReadUsable, timeRead } from '@/features/work/api/slot-read-times';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const client = new QueryClient();
  const read = (staffId: number, took: number) =>
    timeRead(client, staffId, () => {
      vi.advanceTimersByTime(took);
      return Promise.resolve();
    });
  return { client, read };
}

describe('how long the half hours of a person may be written without another read', () => {
  it.each([
    ['a quick read: never', 300, 0],
    ['one of exactly 2 s: never', 2_000, 0],
    ['a slow one: until 10 s after its begin', 2_500, 7_500],
    ['one that took longer than that: never', 12_000, 0],
  ])('%s', async (_name, took, expected) => {
    const { client, read } = setUp();
    await read(4, took);
    expect(getUsableMs(client, 4)).toBe(expected);
    expect(getUsableMs(client, 5), 'other people are read quickly').toBe(0);
  });

  it.each([
    ['just begun', 500, 300, false],
    ['2.1 s old: it is slow by now', 300, 2_100, true],
    ['just begun, for a person whose reads are slow', 4_000, 100, true],
    ['10 s old', 4_000, 10_000, false],
  ])('a current read, %s', async (_name, before, age, expected) => {
    const { client, read } = setUp();
    await read(4, before);
    void timeRead(client, 4, () => new Promise(() => undefined));
    vi.advanceTimersByTime(age);
    expect(isPendingReadUsable(client, 4)).toBe(expected);
  });
});
