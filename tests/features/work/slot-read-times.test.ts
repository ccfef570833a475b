import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getUsableMs, isPendingReadUsable, timeRead } from '@/features/work/api/slot-read-times';
import { setClock } from '@/lib/clock';

let passed = 0;

beforeEach(() => {
  passed = 0;
  setClock(() => new Date(Date.UTC(2026, 10, 20, 9) + passed));
});
afterEach(() => setClock());

function setUp() {
  const client = new QueryClient();
  const read = (staffId: number, took: number) =>
    timeRead(client, staffId, () => {
      passed += took;
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
    ['begun before the computer slept', 4_000, 12 * 3_600_000, false],
  ])('a current read, %s', async (_name, before, age, expected) => {
    const { client, read } = setUp();
    await read(4, before);
    void timeRead(client, 4, () => new Promise(() => undefined));
    passed += age;
    expect(isPendingReadUsable(client, 4)).toBe(expected);
  });
});
