// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { startSessionBoundTask } from '@/session/session-bound-task';
import { noteOwner, signedInOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';

const OWNER = { staffId: 4, token: 'mine' };

function signIn(owner: typeof OWNER): void {
  noteOwner(owner);
  tokenStore.set(owner.token);
}

/** Sends three parts; during the second one something happens. */
async function run(during: (stop: () => void) => unknown, owner = OWNER) {
  const calls: string[] = [];
  const progress: number[] = [];
  const started = startSessionBoundTask({
    owner,
    parts: ['a', 'b', 'c'],
    onProgress: (sent) => progress.push(sent),
    send: async (part, token) => {
      calls.push(`${part} ${token}`);
      await Promise.resolve();
      if (part === 'b') await during(started.stop);
    },
  });
  const { how, sentParts } = await started.end;
  return { how, sentParts, calls: calls.join(), progress };
}

const closeAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const ALL = 'a mine,b mine,c mine';

describe('a write of several requests', () => {
  it.each<[string, (stop: () => void) => unknown, object]>([
    ['nothing', () => undefined, { how: 'done', sentParts: 3, calls: ALL, progress: [0, 1, 2] }],
    ['a stop', (stop) => stop(), { how: 'stopped', sentParts: 2, calls: 'a mine,b mine' }],
    ['a failure', () => Promise.reject(new Error('no')), { how: 'failed', sentParts: 1, progress: [0, 1] }],
    ['a sign-out', () => tokenStore.clear(), { how: 'ownerLeft', sentParts: 2, calls: 'a mine,b mine' }],
    [
      'a sign-in of another user',
      () => signIn({ staffId: 1, token: 'theirs' }),
      { how: 'ownerLeft', sentParts: 2, calls: 'a mine,b mine' },
    ],
    [
      'a sign-in of the same user, not yet confirmed',
      () => tokenStore.set('new'),
      { how: 'ownerLeft', sentParts: 2 },
    ],
    [
      'the end of the session, which refuses the call',
      () => {
        tokenStore.markExpired();
        return Promise.reject(new Error('401'));
      },
      { how: 'ownerLeft', sentParts: 1 },
    ],
  ])('with %s in the middle', async (_name, during, expected) => {
    signIn(OWNER);
    expect(await run(during)).toMatchObject(expected);
  });

  it('sends nothing for a user who has signed out', async () => {
    signIn({ staffId: 1, token: 'theirs' });
    expect(await run(() => undefined)).toMatchObject({ how: 'ownerLeft', sentParts: 0, calls: '' });
  });

  it('asks before the tab is closed, until it has ended', async () => {
    signIn(OWNER);
    const asksWhileRunning: boolean[] = [];
    await run(() => asksWhileRunning.push(closeAsks()));
    expect([...asksWhileRunning, closeAsks()]).toEqual([true, false]);
  });

  it('asks before the tab is closed after another write has ended', async () => {
    signIn(OWNER);
    const asksWhileRunning: boolean[] = [];
    await run(async () => {
      await run(() => undefined);
      asksWhileRunning.push(closeAsks());
    });
    expect([...asksWhileRunning, closeAsks()]).toEqual([true, false]);
  });
});

describe('the owner of a token', () => {
  it('is known once the server has confirmed it, and until the session ends', () => {
    signIn(OWNER);
    expect(signedInOwner()).toEqual(OWNER);
    tokenStore.markExpired();
    expect(signedInOwner()).toBeNull();
    tokenStore.set('unknown');
    expect(signedInOwner()).toBeNull();
  });
});
