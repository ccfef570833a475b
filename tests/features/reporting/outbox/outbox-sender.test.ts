// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardJob } from '@/features/reporting/outbox/api/outbox-sender';
import { outbox, enqueue } from '@/features/reporting/outbox/api/outbox-store';
import { slotQueries } from '@/features/work/api/slot-queries';
import { countOn } from '@/features/work/model/slot-days';
import { mockApi } from '@/mock-api/node';
import { connectClientToSession } from '@/session/connect-session';
import { tokenStore } from '@/session/token-store';
import { setScenario, signedInId, stored, writeAsAdmin } from '../reporting-steps';
import { connect, DAY, disconnect, isAsked, halfHourPatch, signIn, SLOT, storeJob } from './sender-driver';
import { fillStorage } from '../../../support/browser-states';

const THEIRS = { ...SLOT, project_id: 2 };

const writes = () => mockApi.log().filter(({ path }) => /task-performance\/(create|delete)/.test(path));
const projects = () => stored(signedInId('user'), [DAY]).map(({ project_id }) => project_id);

beforeAll(connectClientToSession);
beforeEach(() => {
  setScenario('');
  signIn('user');
});
afterEach(disconnect);

describe('the sender of an outbox', () => {
  it('sends jobs stored by an earlier release, and removes them', async () => {
    storeJob();
    const { settled, sent, jobs, queryClient } = connect();
    await settled();
    expect([sent, jobs(), projects()]).toEqual([[1], [], [1]]);
    const { queryKey } = slotQueries.ofStaff(signedInId('user'));
    const shown = queryClient.getQueryData(queryKey);
    expect(shown && countOn(shown.days, DAY), 'what was read is shown').toBeGreaterThan(0);
    expect(localStorage.getItem(`slot-queue:${signedInId('user')}`)).toBeNull();
  });

  it('sends no job of one user with the token of another', async () => {
    const ownerId = signedInId('user');
    signIn('admin');
    storeJob();
    const { settled, sent, jobs } = connect(ownerId);
    await settled();
    expect([writes(), sent, jobs().length]).toEqual([[], [], 1]);
  });

  it.each([
    ['no user is signed in', () => tokenStore.clear()],
    ['the session has expired', () => tokenStore.markExpired()],
  ])('reads nothing while %s', async (_when, end) => {
    const ownerId = signedInId('user');
    storeJob();
    end();
    mockApi.clearLog();
    const { settled } = connect(ownerId);
    await settled();
    expect(mockApi.log()).toEqual([]);
  });

  it('sends nothing once another user has signed in, and keeps no records read for the first', async () => {
    storeJob();
    const { queryKey } = slotQueries.ofStaff(signedInId('user'));
    setScenario('held@staff/get');
    const { settled, sent, jobs, queryClient } = connect();
    await isAsked('staff/get');
    signIn('admin');
    setScenario('');
    await settled();
    expect([writes(), sent, jobs().length]).toEqual([[], [], 1]);
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });

  it('relies on the records read after sending, not on the response', async () => {
    storeJob();
    setScenario('held@task-performance/create');
    const { settled, sent, parked, jobs } = connect();
    await isAsked('task-performance/create');
    mockApi.clearLog();
    setScenario('held@staff/get');
    await isAsked('staff/get');
    await writeAsAdmin(THEIRS);
    setScenario('');
    await settled();
    expect([sent, parked, jobs()]).toMatchObject([
      [],
      [{ reason: 'refused', message: expect.stringContaining('notSaved') }],
      [{ id: '1', parking: { reason: 'refused' } }],
    ]);
  });

  it('sends nothing twice after a lost response', async () => {
    storeJob();
    setScenario('lost-response@task-performance/create');
    const { sender, settled, sent, jobs } = connect();
    await settled();
    expect([jobs().length, sender.get().failure]).toMatchObject([1, { kind: 'offline' }]);
    setScenario('');
    await sender.send();
    expect([writes().length, sent, jobs(), sender.get().failure]).toEqual([1, [1], [], null]);
  });

  it('parks a job whose records another person changed, without sending it', async () => {
    storeJob();
    await writeAsAdmin(THEIRS);
    mockApi.clearLog();
    const { settled, parked } = connect();
    await settled();
    expect([parked, writes(), projects()]).toMatchObject([[{ reason: 'conflict' }], [], [2]]);
  });

  it('sends nothing of a job that its user discards meanwhile', async () => {
    storeJob();
    setScenario('held@staff/get');
    const { settled, sent } = connect();
    await isAsked('staff/get');
    outbox.wipe(signedInId('user'));
    enqueue(signedInId('user'), halfHourPatch('10:00:00'), new Map());
    setScenario('');
    await settled();
    expect([writes().length, sent]).toEqual([1, [1]]);
    expect(stored(signedInId('user'), [DAY]).map(({ period }) => period)).toEqual(['10:00:00']);
  });

  it('discards a job whose calls have begun only if they fail', async () => {
    const ownerId = signedInId('user');
    storeJob();
    setScenario('held@task-performance/create');
    const { settled, sent, jobs } = connect();
    await isAsked('task-performance/create');
    const discarded = discardJob(ownerId, '1');
    expect(jobs()).toHaveLength(1);
    setScenario('');
    await settled();
    expect([await discarded, sent, jobs(), projects()]).toEqual(['gone', [1], [], [1]]);

    storeJob(ownerId, '10:00:00');
    setScenario('held@task-performance/create,500@task-performance/create');
    const next = connect();
    await isAsked('task-performance/create');
    const second = discardJob(ownerId, '1');
    setScenario('');
    expect(await second).toBe('discarded');
    await next.settled();
    expect([next.sent, next.jobs()]).toEqual([[], []]);
  });

  it.each([
    ['422', 'refused'],
    ['403', 'refused'],
    ['404', 'refused'],
  ])(
    'parks a job that the server refuses with %s, with its message, and sends the others',
    async (status, reason) => {
      storeJob();
      enqueue(signedInId('user'), halfHourPatch('10:00:00'), new Map());
      setScenario(`${status}@task-performance/create!once`);
      const { settled, sent, parked, jobs } = connect();
      await settled();
      expect([sent, parked, jobs().map(({ id }) => id)]).toEqual([
        [1],
        [{ reason, message: expect.stringMatching(/./) }],
        ['1'],
      ]);
    },
  );

  it.each(['500', '401', 'offline', '429'])('keeps a job that failed with %s for a retry', async (fault) => {
    storeJob();
    setScenario(`${fault}@task-performance/create`);
    const { settled, sent, parked, jobs } = connect();
    await settled();
    expect([sent, parked, jobs()]).toMatchObject([[], [], [{ id: '1', parking: null }]]);
    expect(tokenStore.get().isExpired).toBe(fault === '401');
  });

  it('stops when the browser cannot store the progress, so that nothing is sent repeatedly', async () => {
    storeJob();
    enqueue(signedInId('user'), halfHourPatch('10:00:00'), new Map());
    fillStorage();
    const { sender, settled, jobs } = connect();
    await settled();
    expect([writes().length, jobs().length]).toEqual([1, 2]);
    expect(sender.get().failure).toBeInstanceOf(Error);
  });

  it('makes the queries of half hours stale, whatever the result', async () => {
    for (const fault of ['', '500@task-performance/create', '422@task-performance/create']) {
      setScenario('');
      localStorage.removeItem(`slot-queue:${signedInId('user')}`);
      storeJob(undefined, fault === '' ? '09:00:00' : '11:00:00');
      setScenario(fault);
      const { settled, queryClient } = connect();
      queryClient
        .getQueryCache()
        .build(queryClient, { queryKey: ['hours'], meta: { reads: ['slots'] } })
        .setData(1);
      await settled();
      expect(queryClient.getQueryState(['hours'])?.isInvalidated, fault).toBe(true);
      disconnect();
    }
  });

  it('sends jobs in order, except those behind a parked one', async () => {
    storeJob();
    const ownerId = signedInId('user');
    const seen = new Map();
    enqueue(ownerId, halfHourPatch('09:00:00', { projectId: 2, taskId: 1 }), seen);
    enqueue(ownerId, halfHourPatch('10:00:00'), seen);
    await writeAsAdmin({ ...SLOT, project_id: 3 });
    mockApi.clearLog();
    const { settled, sent, jobs } = connect();
    await settled();
    expect([sent, jobs().length, projects().toSorted()]).toEqual([[1], 2, [1, 3]]);
  });

  it('finishes the current job when it is disconnected, and starts no other', async () => {
    storeJob();
    enqueue(signedInId('user'), halfHourPatch('10:00:00'), new Map());
    setScenario('held@task-performance/create');
    const { sender, sent, jobs } = connect();
    await isAsked('task-performance/create');
    disconnect();
    setScenario('');
    await vi.waitFor(() => expect(sent).toEqual([1]), { timeout: 5_000 });
    expect([writes().length, jobs().length, sender.get().isSending]).toEqual([1, 1, false]);
  });

  it('sends nothing once it is disconnected', async () => {
    const { sender } = connect();
    disconnect();
    storeJob();
    window.dispatchEvent(new Event('online'));
    await sender.send();
    expect(mockApi.log()).toEqual([]);
  });
});
