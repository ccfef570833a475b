import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { notKept } from '@/api/save/save-outcome';
import { invalidateResources } from '@/api/resources';
import { describeError } from '@/i18n/describe-error';
import { message } from '@/i18n/message';
import { createStore } from '@/lib/create-store';
import { startSessionBoundTask, type RunEnd } from '@/session/session-bound-task';
import { isSignedIn, rememberUser, signedInOwner, type SessionOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { toast } from '@/ui/toast/toast';
import { notifyOtherTabs } from '@/features/work/api/other-tabs';
import { readAfterWrite } from '@/features/work/api/slot-reads';
import { packSlotKey, remainingSlots, type SlotPatch } from '@/features/work/model/slot-patch';
import { toWrites } from '@/features/work/model/slot-writes';
import { distinctStaffIds, type RecordedSlots } from '@/features/work/model/slot';
import { touchesWaiting } from '../outbox/model/outbox-jobs';
import { enqueue, seenSlots, outbox } from '../outbox/api/outbox-store';
import { outboxSender } from '../outbox/api/outbox-sender';
import { sendPart } from './slot-mutations';
import { isNotKept, type WriteEnd } from './write-end';

/** A write that did not finish. `seen`: the records as its user saw them. */
type Unsent = { patch: SlotPatch; seen: RecordedSlots; sent: number; total: number; error: unknown };

export type WriterState = {
  progress: { sent: number; total: number } | null;
  unsent: Unsent | null;
  queuedJobId: string | null;
  /** Why the queued job waits. */
  cutBy: 'connection' | 'session' | 'signIn';
};

/** `left`: the half hours that are not known to be saved. */
type CallsEnd = Pick<RunEnd, 'how' | 'error'> & { left: SlotPatch };

type WriteContext = { ownerId: number; queryClient: QueryClient };

const IDLE: WriterState = { progress: null, unsent: null, queuedJobId: null, cutBy: 'connection' };

type StoredState = { ownerId: number | null; state: WriterState; watchers: number };

const store = createStore<StoredState>({ ownerId: null, state: IDLE, watchers: 0 });
let current: { patch: SlotPatch; end: Promise<WriteEnd> } | null = null;
let stopCalls = () => {};
let readUnsent = (): SlotPatch => new Map();
/** The number of `drop` calls, by which a running write notices that it was dropped. */
let drops = 0;

function publish(ownerId: number | null, next: Partial<WriterState>): void {
  store.set({ ...store.get(), ownerId, state: { ...IDLE, ...next } });
}

/**
 * Sends one write after the other, in calls of at most 500 rows. A write outlives its page. If its session
 * ends, the rest waits in the outbox of the user who began it.
 */
export const slotWriter = {
  subscribe: store.subscribe,
  get(ownerId: number): WriterState {
    const stored = store.get();
    return stored.ownerId === ownerId ? stored.state : IDLE;
  },

  isWatched: (): boolean => store.get().watchers > 0,

  /** Registers a page that shows the progress; returns the function that unregisters it. */
  watch(): () => void {
    const addWatchers = (added: number) =>
      store.set({ ...store.get(), watchers: store.get().watchers + added });
    addWatchers(1);
    return () => {
      addWatchers(-1);
      if (!slotWriter.isWatched() && !current) clearOrSuspend();
    };
  },

  /** Joins a running write of the same patch. `sentBefore` counts what an interrupted write has sent. */
  async run(patch: SlotPatch, context: WriteContext, sentBefore = 0): Promise<WriteEnd> {
    if (current && isSamePatch(current.patch, patch)) return current.end;
    const dropsBefore = drops;
    while (current) await current.end;
    if (drops !== dropsBefore) return 'unsent';
    const end = send(patch, context, sentBefore).finally(() => (current = null));
    current = { patch, end };
    return end;
  },

  stop: (): void => stopCalls(),

  async retry(left: SlotPatch, context: WriteContext): Promise<WriteEnd> {
    const { unsent } = slotWriter.get(context.ownerId);
    if (!unsent) return 'unsent';
    if (left.size > 0) return slotWriter.run(left, context, unsent.sent);
    // An answer was lost, but the server has stored all half hours.
    publish(context.ownerId, IDLE);
    reportSaved(unsent.patch);
    return 'saved';
  },

  dismiss: (): void => publish(null, IDLE),

  /** `patch`: the running write, else its unsent rest. `rest`: the part that a sign-out would lose. */
  readRest(ownerId: number): { patch: SlotPatch; rest: SlotPatch } {
    const { progress, unsent } = slotWriter.get(ownerId);
    if (progress && current) return { patch: current.patch, rest: readUnsent() };
    const rest: SlotPatch = unsent && unsent.sent > 0 ? unsent.patch : new Map();
    return { patch: rest, rest };
  },

  drop(): void {
    drops++;
    stopCalls();
    publish(null, IDLE);
  },
};

type Write = WriteContext & { patch: SlotPatch; seen: RecordedSlots; sentBefore: number; total: number };

async function send(patch: SlotPatch, context: WriteContext, sentBefore: number): Promise<WriteEnd> {
  const { ownerId, queryClient } = context;
  const seen = seenSlots(queryClient, ownerId, patch);
  const write: Write = { ...context, patch, seen, sentBefore, total: sentBefore + patch.size };
  const owner = signedInOwner();
  const isOwn = owner?.staffId === ownerId;
  publish(ownerId, IDLE);
  if ((!isOwn || touchesWaiting(outbox.jobs(ownerId), patch)) && queue(write, patch, 'connection')) {
    void outboxSender.send();
    return 'waits';
  }
  if (isOwn) return sendParts(write, owner);
  publishUnsent(write, patch, new ApiError('unauthorized'));
  return 'unsent';
}

async function sendParts(write: Write, owner: SessionOwner): Promise<WriteEnd> {
  const { patch, ownerId, queryClient, sentBefore } = write;
  const dropsBefore = drops;
  const isSameUser = rememberUser();
  const calls = await runCalls(write, owner);
  const { sentParts, isQueued } = calls;
  // A call that failed may have written records, because its answer may have been lost.
  if (calls.how !== 'done' && tokenStore.get().token === owner.token)
    void invalidateResources(queryClient, ['slots']);
  const end = calls.how === 'done' ? await checkSaved(write, owner) : calls;
  notifyOtherTabs({ resource: 'slots', staffIds: distinctStaffIds(patch.values()) });
  if (drops !== dropsBefore) return 'unsent';
  if (isQueued) return 'waits';
  if (end.how !== 'done') return settle(write, owner, end, sentParts > 0 || sentBefore > 0);
  publish(ownerId, IDLE);
  if (isSameUser()) reportSaved(patch);
  return 'saved';
}

/** `isQueued`: the tab was closed meanwhile, and the outbox holds the rest. */
async function runCalls(
  write: Write,
  owner: SessionOwner,
): Promise<RunEnd & CallsEnd & { isQueued: boolean }> {
  const { patch, ownerId, queryClient, sentBefore, total } = write;
  const dropsBefore = drops;
  const isDropped = () => drops !== dropsBefore;
  const parts = toWrites(patch);
  let sentParts = 0;
  let isQueued = false;

  function showProgress(count: number): void {
    sentParts = count;
    const sent = parts.slice(0, count).reduce((sum, { slots }) => sum + slots.length, sentBefore);
    if (!isDropped()) publish(ownerId, { progress: { sent, total } });
  }

  readUnsent = () => {
    const sent = new Set(parts.slice(0, sentParts).flatMap(({ slots }) => slots.map(packSlotKey)));
    return new Map([...patch].filter(([key]) => !sent.has(key)));
  };

  const run = startSessionBoundTask({
    owner,
    parts,
    send: (part, token) => sendPart(queryClient, { part, token, isWatched: slotWriter.isWatched }),
    onProgress: showProgress,
  });
  stopCalls = run.stop;
  /** For a tab that the user closes in spite of the question: the next start sends the rest. */
  const queueRest = () => {
    if (isDropped()) return;
    isQueued = queue(write, readUnsent(), 'connection');
    run.stop();
  };
  window.addEventListener('pagehide', queueRest);
  const end = await run.end;
  window.removeEventListener('pagehide', queueRest);
  sentParts = end.sentParts;
  if (end.how === 'done' && !isQueued) showProgress(sentParts);
  return { ...end, left: readUnsent(), isQueued };
}

async function checkSaved({ patch, queryClient }: Write, owner: SessionOwner): Promise<CallsEnd> {
  if (!isSignedIn(owner)) return { how: 'ownerLeft', left: patch, error: null };
  try {
    const recorded = await readAfterWrite(queryClient, distinctStaffIds(patch.values()), 'slots');
    const left = remainingSlots(patch, recorded);
    if (left.size === 0) return { how: 'done', left, error: null };
    return { how: 'failed', left, error: notKept() };
  } catch (cause) {
    const error = cause instanceof ApiError ? cause.withOutcome('unknown') : cause;
    return { how: isSignedIn(owner) ? 'failed' : 'ownerLeft', left: patch, error };
  }
}

/** Queues the half hours that the outbox can send by itself later; shows the others as unsent. */
function settle(write: Write, owner: SessionOwner, end: CallsEnd, isBegun: boolean): WriteEnd {
  const { how, left, error } = end;
  const hasOtherSession = how === 'ownerLeft' && tokenStore.get().token !== owner.token;
  // The form on the page still holds the input of a write that sent nothing.
  const isCutOff = how === 'ownerLeft' && (isBegun || !slotWriter.isWatched());
  if (hasOtherSession && queue(write, left, 'signIn')) {
    void outboxSender.send();
    return 'waits';
  }
  if (isCutOff && queue(write, left, 'session')) return 'waits';
  if (how === 'failed' && isOffline(error) && queue(write, left, 'connection')) return 'waits';
  publishUnsent(write, left, error);
  if (!slotWriter.isWatched()) {
    suspend();
    if (how === 'failed') toast.error(message('shell:unsent.toast.unfinished'));
  }
  return isNotKept(error) ? 'notKept' : 'unsent';
}

function queue({ ownerId, seen }: Write, patch: SlotPatch, cutBy: WriterState['cutBy']): boolean {
  const queuedJobId = enqueue(ownerId, patch, seen);
  if (queuedJobId !== null) publish(ownerId, { queuedJobId, cutBy });
  return queuedJobId !== null;
}

function publishUnsent({ ownerId, seen, total }: Write, patch: SlotPatch, error: unknown): void {
  publish(ownerId, { unsent: { patch, seen, sent: total - patch.size, total, error } });
}

function reportSaved(patch: SlotPatch): void {
  const slots = [...patch.values()];
  if (slots.some(({ wanted }) => wanted === null)) toast.success(message('toasts:workingHour.cleared'));
  if (slots.some(({ wanted }) => wanted !== null)) toast.success(message('toasts:workingHour.filled'));
}

/** Suspends a write that was sent in part; a write that sent nothing is still a draft of its form. */
function clearOrSuspend(): void {
  const { unsent } = store.get().state;
  if (unsent && unsent.sent > 0) suspend();
  else publish(null, IDLE);
}

/** Moves the unsent half hours into the outbox, where the user decides about them. */
function suspend(): void {
  const { ownerId, state } = store.get();
  if (!state.unsent || ownerId === null) return;
  const { patch, seen, error } = state.unsent;
  const words = error === null ? message('shell:unsent.stopped') : describeError(error);
  if (enqueue(ownerId, patch, seen, { reason: 'unfinished', message: words })) publish(null, IDLE);
}

function isSamePatch(a: SlotPatch, b: SlotPatch): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b]);
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'offline';
}
