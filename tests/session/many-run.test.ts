// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { runMany, type ManyAct, type RowEnd } from '@/session/many/many-run';
import { noteOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';

const OWNER = { staffId: 1, token: 'mine' };

type Server = {
  /** The answer to the call for a row; without one the record is changed. */
  answers?: Partial<Record<string, () => unknown>>;
  /** The rows that the server answers with 200 and does not change. */
  forgets?: string;
  done?: string[];
  /** The number of reads that succeed; later ones fail. */
  readsUntil?: number;
};

/** Runs the rows on a server; resolves with the end of each, the calls, and the number of reads. */
async function run(
  { answers = {}, forgets = '', done = [], readsUntil = 9 }: Server,
  rows = ['a', 'b', 'c', 'd'],
) {
  noteOwner(OWNER);
  tokenStore.set(OWNER.token);
  const changedRows = new Set(done);
  const calls: string[] = [];
  let reads = 0;
  const act: ManyAct<string> = {
    send: async (row) => {
      calls.push(row);
      await Promise.resolve();
      await answers[row]?.();
      if (!forgets.includes(row)) changedRows.add(row);
    },
    readDone: () => {
      reads += 1;
      if (reads > readsUntil) return Promise.reject(new ApiError('offline'));
      const now = new Set(changedRows);
      return Promise.resolve((row) => now.has(row));
    },
  };
  const seen: number[] = [];
  const started = runMany(rows, act, (ends) => seen.push(ends.size));
  const ends = await started.end;
  return {
    words: rows.map((row) => `${row} ${describeEnd(ends.get(row))}`).join(),
    calls: calls.join(''),
    reads,
    seen,
    stop: started.stop,
  };
}

const describeEnd = (end: RowEnd | undefined) => end?.how ?? 'unsent';
const fail = (error: ApiError) => () => Promise.reject(error);

describe('many writes, one by one', () => {
  it.each<[string, Server, string, string]>([
    ['all of them', {}, 'a done,b done,c done,d done', 'abcd'],
    ['none that is already done', { done: ['b', 'd'] }, 'a done,b done,c done,d done', 'ac'],
    [
      'a refusal in the middle, and goes on',
      { answers: { b: fail(new ApiError('invalid', { status: 422 })) } },
      'a done,b failed,c done,d done',
      'abcd',
    ],
    [
      'a gateway that answers for the server in the middle',
      { answers: { c: fail(new ApiError('server', { status: 502, outcome: 'notSaved' })) } },
      'a done,b done,c failed,d done',
      'abcd',
    ],
    [
      'a lost response with an unknown result, and stops at a lost connection',
      { answers: { b: fail(new ApiError('timeout', { outcome: 'unknown' })) }, readsUntil: 1 },
      'a unknown,b unknown,c unsent,d unsent',
      'ab',
    ],
    [
      'a lost response that the list corrects',
      { answers: { b: fail(new ApiError('timeout', { outcome: 'unknown' })) } },
      'a done,b failed,c unsent,d unsent',
      'ab',
    ],
    ['a success that stored nothing', { forgets: 'bd' }, 'a done,b failed,c done,d failed', 'abcd'],
    [
      'the end of the connection',
      { answers: { b: fail(new ApiError('offline', { isUnsent: true })) } },
      'a done,b unsent,c unsent,d unsent',
      'ab',
    ],
    ['nothing where it cannot be looked first', { readsUntil: 0 }, 'a unsent,b unsent,c unsent,d unsent', ''],
    [
      'nothing after the server ended the session, and counts confirmed rows',
      {
        answers: {
          c: () => {
            tokenStore.markExpired();
            return Promise.reject(new ApiError('unauthorized', { status: 401 }));
          },
        },
      },
      'a done,b done,c unsent,d unsent',
      'abc',
    ],
    [
      'nothing more after a sign-out',
      { answers: { b: () => tokenStore.clear() } },
      'a unknown,b unknown,c unsent,d unsent',
      'ab',
    ],
  ])('sends %s', async (_name, server, words, calls) => {
    expect(await run(server)).toMatchObject({ words, calls });
  });

  it('reads twice, however many there are, and reports progress', async () => {
    expect(await run({})).toMatchObject({ reads: 2, seen: [0, 1, 2, 3, 4] });
    expect(await run({ done: ['b', 'd'] })).toMatchObject({ seen: [0, 2, 3, 4] });
  });

  it('waits while it is paused, and can be stopped', async () => {
    noteOwner(OWNER);
    tokenStore.set(OWNER.token);
    const sent: number[] = [];
    const reached = new Map<number, () => void>();
    const whenSent = (row: number) => new Promise<void>((resolve) => reached.set(row, resolve));
    const act: ManyAct<number> = {
      send: async (row) => {
        sent.push(row);
        if (row !== 2) started.pause();
        reached.get(row)?.();
        return Promise.resolve();
      },
      readDone: () => Promise.resolve((row) => sent.includes(row)),
    };
    const first = whenSent(1);
    const third = whenSent(3);
    const started = runMany([1, 2, 3, 4], act);
    await first;
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toEqual([1]);
    started.resume();
    await third;
    started.stop();
    const ends = await started.end;
    expect([...ends.keys()]).toEqual([1, 2, 3]);
  });

  it('stops after the current request', async () => {
    const stops: (() => void)[] = [];
    noteOwner(OWNER);
    tokenStore.set(OWNER.token);
    const done = new Set<number>();
    const started = runMany([1, 2, 3], {
      send: async (row) => {
        done.add(row);
        await Promise.resolve();
        stops[0]?.();
      },
      readDone: () => Promise.resolve((row) => done.has(row)),
    });
    stops.push(started.stop);
    const ends = await started.end;
    expect([...ends.keys()]).toEqual([1]);
  });
});
