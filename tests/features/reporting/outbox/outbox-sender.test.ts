// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutboxSender } from '@/features/reporting/outbox/api/outbox-sender';
import { outbox } from '@/features/reporting/outbox/api/outbox-store';
import type { Parking } from '@/features/reporting/outbox/model/outbox-jobs';
import { mockApi } from '@/mock-api/node';
import { connectClientToSession } from '@/session/connect-session';
import { tokenStore } from '@/session/token-store';
import { setScenario, signedInId, stored, writeAsAdmin } from '../reporting-steps';

const DAY = '2026-11-24';
const SLOT = { date: DAY, period: '09:00:00', project_id: 1, task_id: 1 };
const THEIRS = { ...SLOT, project_id: 2 };

/** The outbox of one user as the release before stored it: a half hour to fill, where there was nothing. */
function storeJob(ownerId = signedInId('user')) {
  const { date, period, ...wanted } = SLOT;
  const slot = { staff_id: signedInId('user'), date, period, wanted, before: null };
  const job = { id: '1', queuedAt: 0, slots: [slot], parking: null, kind: 'fill' };
  localStorage.setItem(`slot-queue:${ownerId}`, JSON.stringify({ version: 1, jobs: [job] }));
}

const signIn = (username: string) => tokenStore.set(mockApi.signInAs(username));
const writes = () => mockApi.log().filter(({ path }) => /task-performance\/(create|delete)/.test(path));
const isAsked = (path: string) =>
  vi.waitFor(() => expect(mockApi.log().at(-1)?.path).toMatch(path), { timeout: 5_000 });
const projects = () => stored(signedInId('user'), [DAY]).map(({ project_id }) => project_id);

let disconnect: () => void = () => undefined;

/** Nothing is rendered: who sends needs an outbox, a session and a server. */
function connect(ownerId = signedInId('user')) {
  const sender = createOutboxSender();
  const [sent, parked]: [number[], Parking[]] = [[], []];
  disconnect = sender.connect({
    ownerId,
    queryClient: new QueryClient(),
    onSent: (count) => sent.push(count),
    onParked: (parking) => parked.push(parking),
  });
  const settled = () => vi.waitFor(() => expect(sender.get().isSending).toBe(false), { timeout: 5_000 });
  return { sender, sent, parked, settled, jobs: () => outbox.jobs(ownerId) };
}

beforeAll(connectClientToSession);
beforeEach(() => {
  setScenario('');
  signIn('user');
});
afterEach(() => disconnect());

describe('the sender of an outbox', () => {
  it('sends what the release before stored, and takes it out', async () => {
    storeJob();
    const { settled, sent, jobs } = connect();
    await settled();
    expect([sent, jobs(), projects()]).toEqual([[1], [], [1]]);
    expect(localStorage.getItem(`slot-queue:${signedInId('user')}`)).toBeNull();
  });

  it('sends nothing of one user with the token of another', async () => {
    const ownerId = signedInId('user');
    signIn('admin');
    storeJob();
    const { settled, sent, jobs } = connect(ownerId);
    await settled();
    expect([writes(), sent, jobs().length]).toEqual([[], [], 1]);
  });

  it('sends nothing once another user has signed in meanwhile', async () => {
    storeJob();
    setScenario('held@staff/get');
    const { settled, sent, jobs } = connect();
    await isAsked('staff/get');
    signIn('admin');
    setScenario('');
    await settled();
    expect([writes(), sent, jobs().length]).toEqual([[], [], 1]);
  });

  it('believes what it reads after sending, not the answer', async () => {
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

  it('sends nothing twice whose answer was lost', async () => {
    storeJob();
    setScenario('lost-reply@task-performance/create');
    const { sender, settled, sent, jobs } = connect();
    await settled();
    expect([jobs().length, sender.get().failure]).toMatchObject([1, { kind: 'offline' }]);
    setScenario('');
    await sender.send();
    expect([writes().length, sent, jobs(), sender.get().failure]).toEqual([1, [1], [], null]);
  });

  it('parks what somebody else changed, untouched', async () => {
    storeJob();
    await writeAsAdmin(THEIRS);
    mockApi.clearLog();
    const { settled, parked } = connect();
    await settled();
    expect([parked, writes(), projects()]).toMatchObject([[{ reason: 'conflict' }], [], [2]]);
  });

  it('sends nothing of what its user discards meanwhile', async () => {
    storeJob();
    setScenario('held@staff/get');
    const { settled, sent } = connect();
    await isAsked('staff/get');
    outbox.wipe(signedInId('user'));
    setScenario('');
    await settled();
    expect([writes(), sent]).toEqual([[], []]);
  });

  it('sends no more once it is disconnected', async () => {
    const { sender } = connect();
    disconnect();
    storeJob();
    window.dispatchEvent(new Event('online'));
    await sender.send();
    expect(mockApi.log()).toEqual([]);
  });
});
