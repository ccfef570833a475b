import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { ignoredAnswer } from '@/api/request';
import { requestWithVariant } from '@/api/request-with-variant';
import { invalidateResources } from '@/api/resources';
import { describeError } from '@/i18n/describe-error';
import { message } from '@/i18n/message';
import { createStore } from '@/lib/create-store';
import { startSessionBoundTask } from '@/session/session-bound-task';
import { signedInStaffQuery } from '@/session/signed-in-staff';
import { isSignedIn, signedInOwner, type SessionOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { distinctStaffIds, type RecordedSlots } from '@/features/work/model/slot';
import { createPatch, isSendable, type SlotPatch } from '@/features/work/model/slot-patch';
import { toWrites, type SlotWrite } from '@/features/work/model/slot-writes';
import { notifyOtherTabs } from '@/features/work/api/other-tabs';
import { readStaffSlots, slotQueries } from '@/features/work/api/slot-queries';
import { replacedDays } from '../../api/replaced-days';
import { slotCall } from '../../api/slot-mutations';
import { unnamedSlots } from '../../model/slot-step';
import {
  checkJob,
  countSlots,
  dropJob,
  finishJob,
  nextJob,
  parkJob,
  type JobCheck,
  type Parking,
  type SlotJob,
  type SlotJobs,
} from '../model/outbox-jobs';
import { enqueue, outbox } from './outbox-store';

const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

type Connection = {
  ownerId: number;
  queryClient: QueryClient;
  /** Called after an attempt, with the number of half hours that it sent. */
  onSent: (slotCount: number) => void;
  onParked: (parking: Parking) => void;
};

type SenderStatus = {
  isSending: boolean;
  /** The error of the last attempt; null after a success. */
  failure: unknown;
};

const IDLE: SenderStatus = { isSending: false, failure: null };

/**
 * Sends one job after the other, in one tab at a time: at once when the connection is back, else with growing
 * pauses. Nothing is sent as another user.
 */
export function createOutboxSender() {
  const status = createStore(IDLE);
  let connection: Connection | null = null;
  let failures = 0;
  let isRequestedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(next: Connection): () => void {
    connection = next;
    const sendNow = () => void send();
    window.addEventListener('online', sendNow);
    const subscriptions = [outbox.subscribe(planRetry), tokenStore.subscribe(sendNow)];
    sendNow();
    return () => {
      connection = null;
      window.removeEventListener('online', sendNow);
      subscriptions.forEach((unsubscribe) => unsubscribe());
      forgetFailures();
    };
  }

  async function send(): Promise<void> {
    const current = connection;
    // The running attempt may have begun without a connection, so another attempt follows.
    isRequestedAgain = status.get().isSending;
    if (!current || status.get().isSending || !canSend(current)) return;
    cancelRetry();
    status.set({ ...status.get(), isSending: true });
    let failure: unknown = null;
    try {
      const isConnected = () => connection === current;
      await oneByOne(`slot-queue:${current.ownerId}`, () => sendAll(current, isConnected));
    } catch (error) {
      failure = error;
    }
    if (connection !== current) return;
    failures = failure === null ? 0 : failures + 1;
    status.set({ isSending: false, failure });
    if (isRequestedAgain) void send();
    planRetry();
  }

  /** Without a connection, the event `online` starts the next attempt instead. */
  function planRetry(): void {
    if (status.get().isSending || !connection) return;
    // The failed jobs were discarded, or sent by another tab.
    if (!nextJob(outbox.jobs(connection.ownerId))) return forgetFailures();
    if (timer || !navigator.onLine || !canSend(connection)) return;
    const wait = Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    timer = setTimeout(() => {
      timer = undefined;
      void send();
    }, wait);
  }

  function cancelRetry(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function forgetFailures(): void {
    failures = 0;
    cancelRetry();
    status.set(IDLE);
  }

  return { get: status.get, subscribe: status.subscribe, connect, send };
}

export const outboxSender = createOutboxSender();

function canSend({ ownerId }: Connection): boolean {
  const { token, isExpired } = tokenStore.get();
  return token !== null && !isExpired && nextJob(outbox.jobs(ownerId)) !== undefined;
}

const lastRuns = new Map<string, Promise<unknown>>();

/** Runs calls with the same name one after another, also those of other tabs. */
function oneByOne<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  // Locks exist only over HTTPS and on localhost. Without them two tabs may send the same, which is harmless.
  if ('locks' in navigator) return navigator.locks.request(name, run);
  const result = (lastRuns.get(name) ?? Promise.resolve()).then(run);
  lastRuns.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}

/** No job is discarded while its calls are sent. */
const jobLock = (ownerId: number) => `slot-job:${ownerId}`;

const isQueued = (ownerId: number, jobId: string) => outbox.jobs(ownerId).some(({ id }) => id === jobId);

type DiscardEnd = 'discarded' | 'gone' | 'notStored';

/** Waits while a job is being sent. `gone`: the job was sent meanwhile, or discarded in another tab. */
export function discardJob(ownerId: number, jobId: string): Promise<DiscardEnd> {
  return oneByOne(jobLock(ownerId), () => Promise.resolve(dropIfQueued(ownerId, jobId)));
}

function dropIfQueued(ownerId: number, jobId: string): DiscardEnd {
  if (!isQueued(ownerId, jobId)) return 'gone';
  return outbox.change(ownerId, (jobs) => dropJob(jobs, jobId)) ? 'discarded' : 'notStored';
}

async function sendAll(current: Connection, isConnected: () => boolean): Promise<void> {
  const { ownerId, queryClient, onSent } = current;
  // Another user may have signed in since, so the server is asked whose token it is.
  await queryClient.query({ ...signedInStaffQuery, staleTime: 0 });
  const owner = signedInOwner();
  if (owner?.staffId !== ownerId) return;
  const isStillOwner = () => isConnected() && isSignedIn(owner);
  const sent: SlotJob[] = [];
  try {
    for (;;) {
      const job = isStillOwner() ? nextJob(outbox.jobs(ownerId)) : undefined;
      if (!job) return;
      if (await sendJob(job, current, owner)) sent.push(job);
    }
  } finally {
    if (sent.length > 0) onSent(countSlots(sent));
  }
}

/** Resolves to true when the server holds all half hours of the job. */
async function sendJob(job: SlotJob, current: Connection, owner: SessionOwner): Promise<boolean> {
  const found = await checkWithServer(job, current, owner);
  return oneByOne(jobLock(current.ownerId), () => sendMissing(job, found, current, owner));
}

async function sendMissing(
  job: SlotJob,
  found: ServerCheck,
  current: Connection,
  owner: SessionOwner,
): Promise<boolean> {
  if (!isSignedIn(owner) || !isQueued(current.ownerId, job.id)) return false;
  if (found.conflicts.length > 0) {
    park(job, current, { reason: 'conflict', conflicts: found.conflicts });
    return false;
  }
  if (found.patch.size > 0) {
    const send = (part: SlotWrite, token: string) => requestWithVariant(ignoredAnswer, slotCall(part, token));
    const patch = replacedDays.toSend(found.patch, found.recorded);
    const run = startSessionBoundTask({ owner, parts: toWrites(patch), send, isStored: true });
    const { how, error } = await run.end;
    // A failed run may have written some half hours.
    void invalidateResources(current.queryClient, ['slots']);
    notifyOtherTabs({ resource: 'slots', staffIds: distinctStaffIds(job.slots) });
    if (how === 'failed') {
      // The job is sent again after any other error.
      if (!isRefusal(error)) throw error;
      park(job, current, { reason: 'refused', message: describeError(error) });
    }
    if (how !== 'done') return false;
    const after = await checkWithServer(job, current, owner);
    if (isSignedIn(owner)) queueRemoved(current.ownerId, patch, found.recorded, after.recorded);
    if (after.patch.size > 0) {
      park(job, current, { reason: 'refused', message: message('common:error.notSaved') });
      return false;
    }
  }
  change(current, (jobs) => finishJob(jobs, job.id));
  return true;
}

/** Queues the half hours that an older server has removed, because the job did not name them. */
function queueRemoved(ownerId: number, patch: SlotPatch, before: RecordedSlots, after: RecordedSlots): void {
  const removed = replacedDays.findRemoved(unnamedSlots(patch, before), after, { isSent: true });
  const sendable = removed.filter((slot) => isSendable(slot, before));
  if (replacedDays.isKnown() && sendable.length > 0) enqueue(ownerId, createPatch(sendable), after);
}

type ServerCheck = JobCheck & { recorded: RecordedSlots };

async function checkWithServer(
  job: SlotJob,
  { queryClient }: Connection,
  owner: SessionOwner,
): Promise<ServerCheck> {
  const { token } = owner;
  const people = await Promise.all(distinctStaffIds(job.slots).map((id) => readStaffSlots(id, { token })));
  // After a sign-out the cache belongs to the next user.
  if (isSignedIn(owner)) {
    for (const staff of people) {
      queryClient.setQueryData(slotQueries.ofStaff(staff.staffId).queryKey, staff);
    }
  }
  const recorded = new Map(people.map((staff) => [staff.staffId, staff]));
  return { ...checkJob(job, recorded), recorded };
}

function park(job: SlotJob, current: Connection, parking: Parking): void {
  change(current, (jobs) => parkJob(jobs, job.id, parking));
  current.onParked(parking);
}

/** Throws where the change cannot be stored, because the job would be sent again at once and for ever. */
function change({ ownerId }: Connection, step: (jobs: SlotJobs) => SlotJobs): void {
  if (!outbox.change(ownerId, step)) throw new Error('The browser does not keep the outbox');
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && ['invalid', 'forbidden', 'notFound'].includes(error.kind);
}
