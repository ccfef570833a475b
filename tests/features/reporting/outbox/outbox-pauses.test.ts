// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox, enqueue } from '@/features/reporting/outbox/api/outbox-store';
import { connectClientToSession } from '@/session/connect-session';
import { setScenario, signedInId } from '../reporting-steps';
import { connect, disconnect, isAsked, halfHourPatch, signIn, storeJob } from './sender-driver';
import { holdLongTimeouts, setOnline } from '../../../support/browser-states';

beforeAll(connectClientToSession);
beforeEach(() => {
  setScenario('');
  signIn('user');
});
afterEach(disconnect);

describe('the sender of an outbox, after a failure', () => {
  it('retries with growing pauses, at once when the browser is online again, and then starts over', async () => {
    const pauses = holdLongTimeouts();
    storeJob();
    setScenario('offline@staff/get');
    const { sender, settled, sent, jobs } = connect();
    await settled();
    for (let time = 0; time < 6; time += 1) {
      pauses.at(-1)?.end();
      expect(sender.get().isSending).toBe(true);
      await settled();
    }
    expect(sender.get().failure).toMatchObject({ kind: 'offline' });
    expect(pauses.map(({ seconds }) => seconds)).toEqual([10, 20, 40, 80, 160, 300, 300]);

    setScenario('');
    window.dispatchEvent(new Event('online'));
    await settled();
    expect([sent, jobs(), sender.get().failure]).toEqual([[1], [], null]);
    enqueue(signedInId('user'), halfHourPatch('10:00:00'), new Map());
    expect(pauses.at(-1)?.seconds).toBe(5);
  });

  it('plans one pause for all new jobs, and none while it sends', async () => {
    const pauses = holdLongTimeouts();
    setScenario('held@staff/get');
    const { settled, sent } = connect();
    for (const period of ['09:00:00', '10:00:00'])
      enqueue(signedInId('user'), halfHourPatch(period), new Map());
    expect(pauses.length).toBe(1);
    pauses[0]?.end();
    await isAsked('staff/get');
    enqueue(signedInId('user'), halfHourPatch('11:00:00'), new Map());
    expect(pauses.length).toBe(1);
    setScenario('');
    await settled();
    expect(sent).toEqual([3]);
  });

  it('plans a pause for a new job after the last one was removed during its pause', async () => {
    const pauses = holdLongTimeouts();
    const { settled, sent } = connect();
    enqueue(signedInId('user'), halfHourPatch('09:00:00'), new Map());
    outbox.wipe(signedInId('user'));
    pauses[0]?.end();
    enqueue(signedInId('user'), halfHourPatch('10:00:00'), new Map());
    expect(pauses.length).toBe(2);
    pauses[1]?.end();
    await settled();
    expect(sent).toEqual([1]);
  });

  it('starts over with a new job once the failed ones were removed', async () => {
    const pauses = holdLongTimeouts();
    storeJob();
    setScenario('offline@staff/get');
    const { sender, settled } = connect();
    await settled();
    expect(sender.get().failure).toMatchObject({ kind: 'offline' });
    outbox.wipe(signedInId('user'));
    expect(sender.get().failure).toBeNull();
    enqueue(signedInId('user'), halfHourPatch('10:00:00'), new Map());
    expect(pauses.map(({ seconds }) => seconds)).toEqual([10, 5]);
  });

  it('waits for the browser while that is offline', async () => {
    const pauses = holdLongTimeouts();
    setOnline(false);
    storeJob();
    setScenario('offline@staff/get');
    const { settled } = connect();
    await settled();
    expect(pauses).toEqual([]);
  });

  it('retries at once after a reconnect made its data stale', async () => {
    storeJob();
    setScenario('held@staff/get,offline@staff/get');
    const { settled, sent } = connect();
    await isAsked('staff/get');
    window.dispatchEvent(new Event('online'));
    setScenario('');
    await vi.waitFor(() => expect(sent).toEqual([1]));
    await settled();
  });

  it('plans nothing once it is disconnected, or while sending is not possible', async () => {
    const pauses = holdLongTimeouts();
    storeJob();
    setScenario('held@staff/get,offline@staff/get');
    const { sender } = connect();
    await isAsked('staff/get');
    disconnect();
    setScenario('');
    expect(sender.get()).toEqual({ isSending: false, failure: null });
    const { sender: other, settled } = connect();
    await settled();
    outbox.wipe(signedInId('user'));
    expect([pauses, other.get().failure]).toEqual([[], null]);
  });
});
